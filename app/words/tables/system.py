"""Why the system or a library can't do something, by a short name in small letters: what a `reason` may be.

Names of the system's errors are those of `errno.errorcode`, of databases those of SQLite. They complete sentences
such as «Файл … не открывается: ».
"""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "system.failed": ("Не получилось: {reason}", "That failed: {reason}"),
    "system.file_failed": ("Файл {file}: {reason}", "{file}: {reason}"),
    "system.other": ("система ответила {code}", "the system answered {code}"),
    "system.unknown": ("система не сказала почему", "the system did not say why"),
    # ----------------------------------------------------------------------------------------- files and folders
    "system.enoent": ("такого файла или папки нет", "there is no such file or folder"),
    "system.eisdir": ("это папка, а не файл", "it is a folder, not a file"),
    "system.enotdir": ("на месте папки в пути стоит файл", "a file stands in the path where a folder should be"),
    "system.eexist": ("такое имя уже занято", "that name is taken"),
    "system.enotempty": ("папка не пуста", "the folder is not empty"),
    "system.enametoolong": ("слишком длинное имя", "the name is too long"),
    "system.einval": ("система не принимает такого имени", "the system does not take such a name"),
    "system.eloop": ("ссылки в пути ведут по кругу", "the links of the path lead in a circle"),
    "system.ebadf": ("файл уже закрыт", "the file is closed already"),
    # ------------------------------------------------------------------------------------------------- permission
    "system.eacces": ("не хватает прав", "permission is denied"),
    "system.eperm": ("система этого не позволяет", "the system does not allow it"),
    "system.erofs": ("сюда нельзя писать, можно только читать", "this place can only be read, not written to"),
    "system.ebusy": ("занято другой программой", "another program is using it"),
    "system.etxtbsy": ("эта программа сейчас работает", "it is a program that is running"),
    "system.eagain": ("занято, попробуйте ещё раз", "it is busy, try again"),
    # ------------------------------------------------------------------------------------------------------- room
    "system.enospc": ("на диске нет места", "the disk is full"),
    "system.edquot": ("отведённое вам место на диске кончилось", "your share of the disk is used up"),
    "system.efbig": ("файл слишком велик для этого диска", "the file is too large for this disk"),
    "system.enomem": ("не хватает памяти", "there is not enough memory"),
    "system.emfile": ("открыто слишком много файлов", "too many files are open"),
    "system.enfile": ("в системе открыто слишком много файлов", "too many files are open in the system"),
    # ----------------------------------------------------------------------------------------- disks and networks
    "system.eio": ("диск отвечает ошибкой", "the disk answers with an error"),
    "system.enodev": ("такого устройства нет", "there is no such device"),
    "system.enxio": ("устройство не подключено", "the device is not connected"),
    "system.exdev": ("это на другом диске", "it is on another disk"),
    "system.estale": ("сетевая папка пропала", "the network folder is gone"),
    "system.etimedout": ("сетевая папка не отвечает", "the network folder does not answer"),
    "system.ehostdown": ("сетевая папка не отвечает", "the network folder does not answer"),
    "system.ehostunreach": ("сетевая папка недоступна", "the network folder can't be reached"),
    "system.epipe": ("связь прервалась", "the connection broke"),
    "system.econnreset": ("связь прервалась", "the connection broke"),
    # --------------------------------------------------------------------------------------- what a file holds
    "system.not_utf8": ("это не текст в UTF-8", "it is no text in UTF-8"),
    "system.not_toml": (
        "это не TOML: ошибка в строке {line}, знак {column}",
        "it is no TOML: a mistake in line {line}, column {column}",
    ),
    "system.damaged_file": ("файл повреждён", "the file is damaged"),
    "system.damaged_archive": (
        "архив повреждён или закрыт паролем",
        "the archive is damaged or locked with a password",
    ),
    "system.damaged_table": ("таблица повреждена или это не XLSX", "the table is damaged or no XLSX"),
    "system.damaged_picture": (
        "она повреждена или такого вида картинок программа не знает",
        "it is damaged or of a kind that is not known",
    ),
    # --------------------------------------------------------------------------------------------------- databases
    "system.sqlite_busy": ("её держит другая программа", "another program holds it"),
    "system.sqlite_locked": ("она занята", "it is busy"),
    "system.sqlite_corrupt": ("она повреждена", "it is damaged"),
    "system.sqlite_notadb": ("это не база данных", "it is no database"),
    "system.sqlite_error": ("она устроена не так, как нужно", "it is not built as it should be"),
    "system.sqlite_readonly": ("в неё нельзя писать", "it can't be written to"),
    "system.sqlite_perm": ("не хватает прав", "permission is denied"),
    "system.sqlite_auth": ("не хватает прав", "permission is denied"),
    "system.sqlite_full": ("на диске нет места", "the disk is full"),
    "system.sqlite_cantopen": ("её не открыть", "it can't be opened"),
    "system.sqlite_ioerr": ("диск отвечает ошибкой", "the disk answers with an error"),
    "system.sqlite_nomem": ("не хватает памяти", "there is not enough memory"),
    "system.sqlite_toobig": ("запись слишком велика", "a record is too large"),
    "system.sqlite_constraint": ("записи противоречат друг другу", "the records contradict each other"),
    # ----------------------------------------------------------------------------------------- regular expressions
    "system.regex_set": ("не закрыта скобка [", "a bracket [ is not closed"),
    "system.regex_group": ("не закрыта скобка (", "a bracket ( is not closed"),
    "system.regex_extra": ("лишняя скобка )", "a bracket ) too many"),
    "system.regex_repeat": ("повторять здесь нечего", "there is nothing to repeat here"),
    "system.regex_range": ("неверный промежуток букв или чисел", "a wrong range of letters or numbers"),
    "system.regex_escape": ("такого знака после \\ не бывает", "no such letter may stand after \\"),
    "system.regex_other": ("так выражения не пишут", "expressions are not written so"),
}
