"""The terms of the rules in our own words: `help.<term>.name` and `help.<term>`; a keyword's term is its name in
`app.engine.terms.KeywordName` in small letters."""

from __future__ import annotations

from app.words.tables import Pair

MESSAGES: dict[str, Pair] = {
    "help.part": ("часть {number}", "part {number}"),
    "help.edition": ("{number}-я редакция", "edition {number}"),
    "help.ours": ("наше решение", "our decision"),
    "help.group.number": ("Способности с числом", "Abilities with a number"),
    "help.group.keyword": ("Способности с именем", "Named abilities"),
    "help.group.when": ("Когда это работает", "When it works"),
    "help.group.deed": ("Что делают карты", "What cards do"),
    "help.group.fight": ("Бой", "Fighting"),
    "help.group.turn": ("Ход и партия", "Turn and game"),
    "help.group.card": ("Карты и зоны", "Cards and zones"),
    "help.vanguard.name": ("Авангард X", "Vanguard X"),
    "help.vanguard": (
        (
            "Когда эта карта разыграна, вы можете бесплатно разыграть из руки существо стоимостью не больше X. Оно "
            "получает Рывок и в конце хода возвращается в руку. Если вы это сделали, карта с Авангардом закрывается."
        ),
        (
            "When this card is played you may play a creature of cost X or less from your hand for free. It gets Rush"
            " and goes back to your hand at the end of the turn. If you did, the card with Vanguard closes."
        ),
    ),
    "help.armour.name": ("Броня X", "Armour X"),
    "help.armour": (
        (
            "Первые X ран, которые карта должна получить от ударов и выстрелов за ход, предотвращаются. Заклинания и "
            "«Ранить» Броня не останавливает."
        ),
        (
            "The first X wounds that the card would get from strikes and shots in a turn are prevented. Armour does "
            "not stop spells and other wounds."
        ),
    ),
    "help.unity.name": ("Единение X", "Unity X"),
    "help.unity": (
        "Когда карта погибает, поищите в своей колоде существо стоимостью не больше X и возьмите его в руку.",
        "When the card dies, search your deck for a creature of cost X or less and take it to your hand.",
    ),
    "help.thirst.name": ("Жажда X", "Thirst X"),
    "help.thirst": (
        "При розыгрыше карта ранит другого вашего персонажа на X.",
        "When it is played, the card wounds another of your characters by X.",
    ),
    "help.incarnation.name": ("Инкарнация X", "Incarnation X"),
    "help.incarnation": (
        "В начале своего хода вы можете потерять X монет и возродить карту с кладбища закрытой.",
        "At the start of your turn you may lose X coins and revive the card from the graveyard, closed.",
    ),
    "help.meditation.name": ("Медитация X", "Meditation X"),
    "help.meditation": (
        "Когда карту атакуют, противник платит X монет. За каждую недостающую его герой получает рану.",
        "When the card is attacked, the opponent pays X coins. For each one that is missing his hero gets a wound.",
    ),
    "help.poison.name": ("Отравление на X", "Poison X"),
    "help.poison": (
        "В начале каждого своего хода отравленное существо получает X ран. Лечение яда не снимает.",
        "At the start of each of its turns the poisoned creature gets X wounds. Healing does not remove the poison.",
    ),
    "help.regeneration.name": ("Регенерация X", "Regeneration X"),
    "help.regeneration": (
        "В конце вашего хода карта излечивается на X.",
        "At the end of your turn the card heals by X.",
    ),
    "help.less_from_attacks.name": ("−X от атак", "−X from attacks"),
    "help.less_from_attacks": (
        "Сила каждой атаки по этой карте меньше на X, но не меньше нуля. Это вычисление, а не предотвращение.",
        (
            "The strength of each attack on the card is X less, but never below zero. This is a calculation, not a "
            "prevention."
        ),
    ),
    "help.strike_reduced_to.name": ("Сведение удара к X", "Strike reduced to X"),
    "help.strike_reduced_to": (
        "Сила удара по этой карте считается равной X.",
        "The strength of a strike on this card counts as X.",
    ),
    "help.vampirism.name": ("Вампиризм X", "Vampirism X"),
    "help.vampirism": (
        "Нанося раны ударом, карта излечивается на X. Чего не хватило вылечить, становится дополнительными жизнями.",
        "When it wounds by a strike the card heals by X. What there was not to heal becomes additional life.",
    ),
    "help.might.name": ("Могущество X", "Might X"),
    "help.might": (
        "В конце хода, если на карте меньше X эффектов усиления, она получает ещё один: +1 к удару и +1 жизнь.",
        (
            "At the end of the turn, if the card has fewer than X reinforcements, it gets one more: +1 strike and +1 "
            "life."
        ),
    ),
    "help.plague.name": ("Мор X", "Plague X"),
    "help.plague": (
        "Положите X верхних карт любой колоды на кладбище.",
        "Put the top X cards of any deck into the graveyard.",
    ),
    "help.life_gift.name": ("Дар жизни X", "Life gift X"),
    "help.life_gift": (
        (
            "Снимите со своих персонажей до X дополнительных жизней: создайте копию своего выбранного существа такой "
            "стоимости."
        ),
        "Take up to X additional lives off your characters: create a copy of your chosen creature of that cost.",
    ),
    "help.scales.name": ("Чешуя X", "Scales X"),
    "help.scales": (
        "Все раны от ударов и выстрелов силой не больше X предотвращаются.",
        "All wounds from strikes and shots of strength X or less are prevented.",
    ),
    "help.ambush.name": ("Засада X", "Ambush X"),
    "help.ambush": (
        "Когда условие выполнено, карту можно разыграть за X монет, даже в ход противника.",
        "When its condition comes true, the card may be played for X coins, even in the opponent's turn.",
    ),
    "help.raid.name": ("Набег X", "Raid X"),
    "help.raid": (
        "Способность действует, пока карта атакует и это X-я или более поздняя атака за ход.",
        "The ability works while the card attacks, if this is the X-th attack of the turn or a later one.",
    ),
    "help.spending.name": ("Расход X", "Spending X"),
    "help.spending": (
        "Срабатывает, когда вы тратите монеты и за ход потрачено X или больше; один раз за ход.",
        "Works when you spend coins and X or more were spent this turn; once a turn.",
    ),
    "help.frenzy.name": ("Бешенство", "Frenzy"),
    "help.frenzy": (
        "Карта обязана атаковать ударом, когда может.",
        "The card must strike whenever it can.",
    ),
    "help.extortion.name": ("Вымогательство", "Extortion"),
    "help.extortion": (
        "Противник может выполнить условие, тогда карта теряет свои особенности: откупились.",
        "The opponent may fulfil the condition; then the card loses its abilities: it is paid off.",
    ),
    "help.wrath.name": ("Гнев", "Wrath"),
    "help.wrath": (
        "+1 к атакам по существам, которые уже были ранены в этот ход.",
        "+1 to attacks on creatures that were already wounded this turn.",
    ),
    "help.protection.name": ("Защита от …", "Protection from …"),
    "help.protection": (
        "Карта не получает ран от названного источника. Остальные последствия остаются.",
        "The card gets no wounds from the named source. Everything else still happens.",
    ),
    "help.spell_protection.name": ("Защита от заклинаний", "Protection from spells"),
    "help.spell_protection": (
        "Карту нельзя выбрать целью заклинания. Заклинания без выбора цели действуют на неё.",
        "The card can't be chosen as a target of a spell. Spells that choose nothing still touch it.",
    ),
    "help.poison_protection.name": ("Защита от отравления", "Protection from poison"),
    "help.poison_protection": (
        "Карту нельзя отравить, и яд не ранит её.",
        "The card can't be poisoned, and poison does not wound it.",
    ),
    "help.module.name": ("Модуль", "Module"),
    "help.module": (
        "Вместо того чтобы войти в игру сама, карта может присоединиться к вашему механизму и усилить его.",
        "Instead of entering play by itself the card may be attached to your mechanism and make it stronger.",
    ),
    "help.direct_strike.name": ("Направленный удар", "Direct strike"),
    "help.direct_strike": (
        "Против удара этой карты нельзя назначить защитника.",
        "No defender can be named against this card's strike.",
    ),
    "help.undead.name": ("Немёртвый", "Undead"),
    "help.undead": (
        "Карту ранит только одно: в свой ход противник может закрыть X монет и ранить её на X.",
        "Only one thing wounds the card: in his turn the opponent may close X coins and wound it by X.",
    ),
    "help.elusive.name": ("Неуловимость от …", "Elusive from …"),
    "help.elusive": (
        "Пока карта открыта, названные существа не могут атаковать её и выступать против неё защитниками.",
        "While the card is open, the named creatures can't attack it or defend against it.",
    ),
    "help.stun.name": ("Оглушение", "Stun"),
    "help.stun": (
        "Карта закрыта и в ближайшую фазу восстановления не откроется, а лишь перестанет быть оглушённой.",
        "The card is closed, and in its next recovery phase it does not open but only stops being stunned.",
    ),
    "help.attack_experience.name": ("Опыт в атаке", "Experience in attack"),
    "help.attack_experience": (
        "Карта не закрывается после удара. Ударить второй раз за ход она всё равно не может.",
        "The card does not close after a strike. It still can't strike twice a turn.",
    ),
    "help.defence_experience.name": ("Опыт в защите", "Experience in defence"),
    "help.defence_experience": (
        "Карта не закрывается, выступив защитником.",
        "The card does not close when it has defended.",
    ),
    "help.horde.name": ("Орда", "Horde"),
    "help.horde": (
        "В колоде может быть до пяти таких карт.",
        "A deck may hold up to five copies of this card.",
    ),
    "help.first_strike.name": ("Первый удар", "First strike"),
    "help.first_strike": (
        "В сражении карта бьёт первой; противник отвечает, если выжил.",
        "In a fight the card strikes first; the other answers if it lives.",
    ),
    "help.last_strike.name": ("Последний удар", "Last strike"),
    "help.last_strike": (
        "В сражении карта бьёт второй, если выжила.",
        "In a fight the card strikes second, if it lives.",
    ),
    "help.rush.name": ("Рывок", "Rush"),
    "help.rush": (
        "Карта может действовать в тот же ход, в который попала под ваш контроль.",
        "The card may act in the very turn in which it came under your control.",
    ),
    "help.stealth.name": ("Скрытность", "Stealth"),
    "help.stealth": (
        "Входя в игру, существо скрывается: лежит рубашкой вверх, и его нельзя выбрать целью.",
        "When it enters play the creature hides: it lies face down and can't be chosen as a target.",
    ),
    "help.unique.name": ("Уникальность", "Unique"),
    "help.unique": (
        "У одного игрока в игре может быть лишь одна такая карта. При появлении второй первая уходит на кладбище.",
        "A player may have only one such card in play. When a second one comes, the first goes to the graveyard.",
    ),
    "help.vulnerable.name": ("Уязвимость", "Vulnerable"),
    "help.vulnerable": (
        "Карта получает на 1 рану больше от каждого источника ран.",
        "The card gets one wound more from each source of wounds.",
    ),
    "help.rage.name": ("Ярость", "Rage"),
    "help.rage": (
        "Разыгрывая карту, можно ранить нескольких своих существ на 1: за каждое она дешевле на 1.",
        "When you play the card you may wound several of your creatures by 1; it costs 1 less for each.",
    ),
    "help.created.name": ("Созданный", "Created"),
    "help.created": (
        "Такую карту создают способности, в колоду её не кладут. Покинув игру, она уходит в запас.",
        "Such cards are made by abilities and never stand in a deck. When they leave play they go to the reserve.",
    ),
    "help.placed.name": ("Помещённый", "Placed"),
    "help.placed": (
        "Такую карту подмешивают в колоду во время партии. С кладбища она уходит в запас.",
        "Such cards are shuffled into a deck during the game. From the graveyard they go to the reserve.",
    ),
    "help.converted.name": ("Обращённый", "Converted"),
    "help.converted": (
        "Вторая сторона карты: попасть на неё можно, только перевернув карту.",
        "The second face of a card: it is reached only by turning the card over.",
    ),
    "help.clutch.name": ("Кладка", "Clutch"),
    "help.clutch": (
        "За 1 монету создайте Яйцо, и оно добывает эту карту из руки. Яйцо зреет и даёт разыграть её дешевле.",
        "For 1 coin create an Egg that mines this card from your hand. The Egg ripens and lets you play it for less.",
    ),
    "help.suppression.name": ("Подавление", "Suppression"),
    "help.suppression": (
        "После атаки карта закрывает существо, которое первым было названо целью.",
        "After its attack the card closes the creature that was named as the target first.",
    ),
    "help.superiority.name": ("Превосходство над …", "Superiority over …"),
    "help.superiority": (
        "Названным картам наносит на 2 раны больше, а от них получает на 2 меньше.",
        "It wounds the named cards by 2 more and gets 2 wounds less from them.",
    ),
    "help.sleeping.name": ("Спящий", "Sleeping"),
    "help.sleeping": (
        "Карта входит в игру закрытой и не открывается, пока не потеряет эту особенность; потеряв её, открывается.",
        "The card enters play closed and does not open until it loses this ability; then it opens.",
    ),
    "help.soul_catcher.name": ("Душелов", "Soul catcher"),
    "help.soul_catcher": (
        "Способность есть, только если в этот ход погибло существо.",
        "The ability exists only if a creature died this turn.",
    ),
    "help.concentration.name": ("Концентрация", "Concentration"),
    "help.concentration": (
        "Срабатывает в начале вашего хода, если на карте нет ран.",
        "Works at the start of your turn, if there are no wounds on the card.",
    ),
    "help.deploy.name": ("Найм", "On entering"),
    "help.deploy": (
        "Срабатывает, когда карта входит в игру, откуда бы она ни вошла.",
        "Works when the card enters play, wherever it comes from.",
    ),
    "help.on_death.name": ("Гибель", "On death"),
    "help.on_death": (
        "Срабатывает, когда карта уходит из игры на кладбище.",
        "Works when the card goes from play to the graveyard.",
    ),
    "help.on_attack.name": ("При атаке, при ударе, при выстреле", "On attack, on strike, on shot"),
    "help.on_attack": (
        "Атака это удар или выстрел, начатый игроком. Ответный удар атакой не считается.",
        "An attack is a strike or a shot begun by the player. The answering strike is none.",
    ),
    "help.turn_start.name": ("В начале хода", "At the start of the turn"),
    "help.turn_start": (
        "Срабатывает в фазе накопления, после монеты и взятой карты.",
        "Works in the accumulation phase, after the coin and the card.",
    ),
    "help.once_a_turn.name": ("Один раз за ход", "Once a turn"),
    "help.once_a_turn": (
        "Срабатывающая способность объявляется не чаще раза за ход, если не сказано «каждый раз, когда».",
        'A triggered ability is announced no more than once a turn, unless it says "each time".',
    ),
    "help.triggered.name": ("Срабатывающая способность", "Triggered ability"),
    "help.triggered": (
        (
            "Начинается сама, когда случилось её условие, и встаёт в очередь. Отказаться можно, только если в тексте "
            "есть «можете»."
        ),
        (
            "Begins by itself when its condition has come true, and enters the queue. You may decline only if the "
            'text says "may".'
        ),
    ),
    "help.activated.name": ("Активируемая способность", "Activated ability"),
    "help.activated": (
        "До двоеточия стоит цена, после него действие. Объявляется в свой ход, когда очередь пуста.",
        "Before the colon stands the price, after it the deed. Announced in your own turn while the queue is empty.",
    ),
    "help.constant.name": ("Постоянная способность", "Constant ability"),
    "help.constant": (
        "Действует всё время, пока карта в игре. Её не объявляют, и в очередь она не встаёт.",
        "Works all the time while the card is in play. It is not announced and never enters the queue.",
    ),
    "help.hand_to_play.name": ("Разыграть карту", "To play a card"),
    "help.hand_to_play": (
        "Заплатить её стоимость монетами и положить в игру или, если это заклинание, выполнить его текст.",
        "Pay its cost in coins and put it into play or, if it is a spell, do what its text says.",
    ),
    "help.summon.name": ("Вызвать", "To summon"),
    "help.summon": (
        "Положить карту в игру из колоды, не разыгрывая.",
        "Put a card from the deck into play without playing it.",
    ),
    "help.revive.name": ("Возродить", "To revive"),
    "help.revive": (
        "Положить карту в игру с кладбища, не разыгрывая.",
        "Put a card from the graveyard into play without playing it.",
    ),
    "help.create.name": ("Создать", "To create"),
    "help.create": (
        "Положить в игру карту из запаса. Копия получает имя, удар, стоимость, жизни и текст образца.",
        "Put a card from the reserve into play. A copy gets name, strike, cost, life and text of its model.",
    ),
    "help.search.name": ("Поиск", "To search"),
    "help.search": (
        "Найдите карту в своей колоде, покажите и возьмите в руку, затем перемешайте колоду.",
        "Find a card in your deck, show it, take it to your hand, then shuffle the deck.",
    ),
    "help.draw.name": ("Взять карту", "To draw a card"),
    "help.draw": (
        "Верхняя карта колоды переходит в руку. Несколько карт берут по одной.",
        "The top card of the deck goes to your hand. Several cards are drawn one by one.",
    ),
    "help.discard.name": ("Сбросить карту", "To discard"),
    "help.discard": (
        "Карта из руки уходит на кладбище; какая, выбирает её хозяин.",
        "A card goes from hand to graveyard; its owner chooses which.",
    ),
    "help.mine.name": ("Добыть", "To mine"),
    "help.mine": (
        "Карта ложится под другую и вернётся туда, откуда взята, когда та покинет игру.",
        "A card is put under another one and returns to where it came from when that one leaves play.",
    ),
    "help.attach.name": ("Присоединить", "To attach"),
    "help.attach": (
        "Карты складываются в одну: удар, жизни и стоимость прибавляются, имена и особенности объединяются.",
        "The cards become one: strike, life and cost add up, names and abilities unite.",
    ),
    "help.wound.name": ("Ранить на X", "To wound by X"),
    "help.wound": (
        "Положить X ран. Это не атака, ответа нет.",
        "Put X wounds. This is no attack, and nothing answers it.",
    ),
    "help.heal.name": ("Излечить на X", "To heal by X"),
    "help.heal": (
        "Снять X ран. Если их меньше, снимаются все.",
        "Take off X wounds; all of them when there are fewer.",
    ),
    "help.destroy.name": ("Уничтожить", "To destroy"),
    "help.destroy": (
        "Карта уходит из игры на кладбище без ран.",
        "The card goes from play to the graveyard without wounds.",
    ),
    "help.open_close.name": ("Открыть и закрыть", "To open and to close"),
    "help.open_close": (
        (
            "Закрытая карта повёрнута на бок: она не бьёт, не защищает и не отвечает. В начале хода свои карты "
            "открываются."
        ),
        (
            "A closed card lies on its side: it does not strike, defend or answer. At the start of your turn your "
            "cards open."
        ),
    ),
    "help.prepare.name": ("Подготовить", "To prepare"),
    "help.prepare": (
        "Открыть карту и дать ей снова ударить, защитить и применить свои способности.",
        "Open the card and let it strike, defend and use its abilities once more.",
    ),
    "help.take_control.name": ("Взять под контроль", "To take control"),
    "help.take_control": (
        "Карта переходит в ваш отряд. В этот ход на неё действует слабость первого хода.",
        "The card comes over to your squad. This turn it has first-turn weakness.",
    ),
    "help.instead.name": ("Вместо этого", "Instead"),
    "help.instead": (
        "Замещение: одно действие происходит вместо другого.",
        "A replacement: one thing happens in place of another.",
    ),
    "help.prevent.name": ("Предотвратить", "To prevent"),
    "help.prevent": (
        "Раны не наносятся вовсе, будто их и не было.",
        "The wounds are not dealt at all.",
    ),
    "help.cancel.name": ("Отменить", "To cancel"),
    "help.cancel": (
        "Карта не выполняется и уходит на кладбище, если не сказано иное.",
        "The card is not carried out and goes to the graveyard, unless it says otherwise.",
    ),
    "help.and_so.name": ("При этом", "And with it"),
    "help.and_so": (
        "Вторая часть выполняется, только если первая удалась.",
        "The second part is done only if the first one succeeded.",
    ),
    "help.for_free.name": ("Бесплатно", "For free"),
    "help.for_free": (
        "Ничего не платится, X считается нулём.",
        "Nothing is paid, and X counts as zero.",
    ),
    "help.strike.name": ("Удар", "Strike"),
    "help.strike": (
        (
            "Открытое существо атакует персонажа противника. Открытая цель отвечает своим ударом, затем атаковавшее "
            "закрывается."
        ),
        (
            "An open creature attacks a character of the opponent. An open target strikes back, then the attacker "
            "closes."
        ),
    ),
    "help.shot.name": ("Выстрел", "Shot"),
    "help.shot": (
        "Атака без ответа и без защитника.",
        "An attack without an answer and without a defender.",
    ),
    "help.defender.name": ("Защитник", "Defender"),
    "help.defender": (
        "Открытое существо может принять удар на себя. Защитив, оно закрывается; защищать можно раз за ход.",
        "An open creature may take a strike upon itself. Having defended it closes; it may defend once a turn.",
    ),
    "help.strike_back.name": ("Ответный удар", "Answering strike"),
    "help.strike_back": (
        "Открытая цель удара бьёт в ответ одновременно с нападающим.",
        "The open target of a strike strikes back at the same time.",
    ),
    "help.fight.name": ("Сразиться", "To fight"),
    "help.fight": (
        "Обмен ударами по слову карты: отвечают и закрытые, никто не закрывается, защитника нет.",
        "An exchange of strikes by a card's word: closed cards answer too, nobody closes, nobody defends.",
    ),
    "help.weakness.name": ("Слабость первого хода", "First-turn weakness"),
    "help.weakness": (
        "В ход появления существо не бьёт, не стреляет и не применяет способности с закрытием. Защищать может.",
        "In the turn of its arrival a creature does not strike, shoot or use abilities that close it. It may defend.",
    ),
    "help.attack.name": ("Атака", "Attack"),
    "help.attack": (
        "Удар или выстрел, начатый игроком.",
        "A strike or a shot begun by a player.",
    ),
    "help.legality.name": ("Нелегальность", "Illegality"),
    "help.legality": (
        "Если на момент выполнения цель уже не подходит, эта часть не выполняется.",
        "If a target no longer fits when the ability is carried out, that part is not done.",
    ),
    "help.queue.name": ("Очередь", "Queue"),
    "help.queue": (
        (
            "Сработавшие способности ждут в очереди: первая вошедшая выполняется первой и до конца. Способности "
            "неактивного игрока входят раньше."
        ),
        (
            "Triggered abilities wait in a queue: first in, first done, each to its end. Those of the non-active "
            "player enter first."
        ),
    ),
    "help.setup.name": ("Начало партии", "Set-up"),
    "help.setup": (
        (
            "Герои лежат открыто, кубик решает, кто выбирает очерёдность. По четыре карты в руку, любую часть можно "
            "один раз заменить."
        ),
        "Heroes lie open, a die decides who chooses the order. Four cards each; any of them may be exchanged once.",
    ),
    "help.recovery.name": ("Фаза восстановления", "Recovery phase"),
    "help.recovery": (
        "Открываются ваши карты, герой и монеты.",
        "Your cards, hero and coins open.",
    ),
    "help.accumulation.name": ("Фаза накопления", "Accumulation phase"),
    "help.accumulation": (
        "Новая монета, пока их меньше десяти, затем карта из колоды. Первый игрок в первый ход карту не берёт.",
        (
            "A new coin while you have fewer than ten, then a card from the deck. The first player draws no card in "
            "the first turn."
        ),
    ),
    "help.main_phase.name": ("Основной этап", "Main stage"),
    "help.main_phase": (
        "Разыгрывайте карты, бейте, стреляйте, применяйте способности в любом порядке, пока не закончите ход.",
        "Play cards, strike, shoot, use abilities in any order until you end the turn.",
    ),
    "help.turn_end.name": ("Конец хода", "End of the turn"),
    "help.turn_end": (
        "Срабатывает то, что написано «в конце хода», и проходит то, что длилось до него.",
        'What says "at the end of the turn" works, and what lasted until then passes.',
    ),
    "help.coin.name": ("Монета", "Coin"),
    "help.coin": (
        "Монетой платят, закрывая её. Своей очереди она открывается вновь. Больше десяти монет сами не появляются.",
        "You pay by closing a coin. It opens again in your turn. No more than ten come by themselves.",
    ),
    "help.prayer.name": ("Жетон молитвы", "Prayer token"),
    "help.prayer": (
        "Второй запас для оплаты, лежит на герое. В начале партии их нет.",
        "A second store to pay from; it lies on the hero. There are none at the start.",
    ),
    "help.failed_draw.name": ("Пустая колода", "Empty deck"),
    "help.failed_draw": (
        "Третья неудачная попытка взять карту в фазе накопления приводит к поражению.",
        "The third failed draw in the accumulation phase loses the game.",
    ),
    "help.victory.name": ("Победа", "Victory"),
    "help.victory": (
        "Партию выигрывает тот, чей противник потерял героя, в третий раз не смог взять карту или сдался.",
        "You win when the opponent's hero falls, when he fails to draw for the third time, or when he concedes.",
    ),
    "help.hero.name": ("Герой", "Hero"),
    "help.hero": (
        (
            "Лежит в игре с начала. Получает раны и применяет способности, но не бьёт и не защищает. Гибель героя это"
            " поражение."
        ),
        (
            "Lies in play from the start. It is wounded and uses abilities but does not strike or defend. When it "
            "falls you lose."
        ),
    ),
    "help.creature.name": ("Существо", "Creature"),
    "help.creature": (
        "Бьёт, защищает, погибает, когда ран столько же, сколько жизней.",
        "Strikes and defends; dies when it has as many wounds as life.",
    ),
    "help.spell.name": ("Заклинание", "Spell"),
    "help.spell": (
        "Выполняется и уходит на кладбище.",
        "Is carried out and goes to the graveyard.",
    ),
    "help.support.name": ("Карта поддержки", "Support card"),
    "help.support": (
        "Оружие, броня, амулет, местность, событие. Каждого класса у игрока не больше одной: новая вытесняет старую.",
        (
            "Weapon, armour, amulet, place, event. A player has one of each class at most: a new one takes the place "
            "of the old."
        ),
    ),
    "help.quest.name": ("Квест", "Quest"),
    "help.quest": (
        "Разыгрывается в игру, копит счётчики и после завершения уходит на кладбище.",
        "Is played into play, gathers counters and goes to the graveyard when completed.",
    ),
    "help.character.name": ("Персонаж", "Character"),
    "help.character": (
        "Герой или существо.",
        "A hero or a creature.",
    ),
    "help.equipment.name": ("Экипировка", "Equipment"),
    "help.equipment": (
        "Оружие, броня и амулет.",
        "Weapons, armour and amulets.",
    ),
    "help.element.name": ("Стихия", "Element"),
    "help.element": (
        (
            "Степи, Леса, Горы, Болота и Тьма. Карта без стихии нейтральна. Колода собирается из стихий героя и "
            "нейтральных карт."
        ),
        (
            "Steppe, Forest, Mountains, Swamps and Darkness. A card without one is neutral. A deck holds cards of the"
            " hero's elements and neutral ones."
        ),
    ),
    "help.life.name": ("Жизни", "Life"),
    "help.life": (
        "Начальные жизни с дополнительными, без отрицательных и без ран.",
        "Starting life with additional life, less negative life and wounds.",
    ),
    "help.reinforcement.name": ("Усиление и ослабление", "Reinforcement and weakening"),
    "help.reinforcement": (
        "Усиление это +1 к удару и +1 жизнь, ослабление наоборот. Они гасят друг друга.",
        "A reinforcement is +1 strike and +1 life, a weakening the opposite. They cancel each other.",
    ),
    "help.hidden.name": ("Скрытое существо", "Hidden creature"),
    "help.hidden": (
        "Лежит рубашкой вверх: не цель для атак и способностей. Раскрыть его можно в начале своего хода.",
        "Lies face down: no target of attacks and abilities. It may be turned up at the start of your turn.",
    ),
    "help.deck.name": ("Колода", "Deck"),
    "help.deck": (
        "Сорок карт или больше и герой. До трёх одинаковых, до пяти с Ордой.",
        "Forty cards or more and a hero. Up to three of a name, up to five with Horde.",
    ),
    "help.graveyard.name": ("Кладбище", "Graveyard"),
    "help.graveyard": (
        "Сюда уходят погибшие и сброшенные карты и сыгранные заклинания. Смотреть его можно всегда.",
        "Where dead and discarded cards and spells that were played go. Anyone may look at it at any time.",
    ),
    "help.reserve.name": ("Запас", "Reserve"),
    "help.reserve": (
        "Созданные карты, жетоны и монеты, которых ещё нет в игре.",
        "Created cards, tokens and coins that are not in play yet.",
    ),
    "help.copy.name": ("Копия карты", "Copy of a card"),
    "help.copy": (
        "Карта с тем же названием.",
        "A card of the same name.",
    ),
}
