"""The rule book's closed vocabularies: what a card, a zone, an act and an event can be called."""

from __future__ import annotations

from enum import Enum


class Word(Enum):
    """A word of a closed vocabulary. There is one object of each, so it hashes by identity: tables of words are looked
    into everywhere, and the hash of `Enum` is a function in Python.
    """

    __hash__ = object.__hash__


class Game(Word):
    HEROES = "heroes"
    CLASSIC = "classic"


class Kind(Word):
    """A card's type (106.1). A quest is ours: no rules were found (docs/rules.md)."""

    HERO = "hero"
    CREATURE = "creature"
    SPELL = "spell"
    SUPPORT = "support"
    QUEST = "quest"


class Element(Word):
    """106.3. Neutral is the lack of any."""

    STEPPE = "steppe"
    FOREST = "forest"
    MOUNTAIN = "mountain"
    SWAMP = "swamp"
    DARKNESS = "darkness"
    NEUTRAL = "neutral"


class Zone(Word):
    """201.1; UNDER holds mined cards and the parts of merged ones."""

    PLAY = "play"
    HAND = "hand"
    DECK = "deck"
    GRAVEYARD = "graveyard"
    RESERVE = "reserve"
    SIDE_DECK = "side deck"
    UNDER = "under"


class Place(Word):
    """Where in a deck a card is put; SHUFFLED is the default (204.3)."""

    SHUFFLED = "shuffled"
    TOP = "top"
    BOTTOM = "bottom"


class Side(Word):
    """Whose cards, seen from the ability's controller (117.5)."""

    YOURS = "yours"
    ENEMY = "enemy"
    ANYONE = "anyone"


class Stat(Word):
    """A number that belongs to a card."""

    COST = "cost"
    STRIKE = "strike"
    LIFE = "life"  # current level of life
    MAX_LIFE = "max life"  # without wounds
    START_LIFE = "start life"
    WOUNDS = "wounds"
    EXTRA_LIFE = "extra life"
    COUNTERS = "counters"
    REINFORCEMENTS = "reinforcements"
    WEAKENINGS = "weakenings"
    POISON = "poison"
    PRINTED_COST = "printed cost"
    ELEMENTS = "elements"  # how many (106.3); a neutral card has none


class Measure(Word):
    """A number that constants modify (523): a card's own, or one of a thing that it does or suffers."""

    STRIKE = "strike"
    LIFE = "life"
    COST = "cost"
    ABILITY_COST = "ability cost"
    ATTACK = "attack"  # «+1 к атакам»: strikes and shots
    STRIKE_DEALT = "strike dealt"
    SHOT = "shot"
    SPELL_WOUNDS = "spell wounds"
    WOUNDS_DEALT = "wounds dealt"  # «наносит на 1 рану больше»
    WOUNDS_TAKEN = "wounds taken"
    FROM_ATTACKS = "from attacks"  # «-X от атак»
    HEALING = "healing"
    HEALED = "healed"
    DRAWN = "drawn"
    KEYWORD_NUMBER = "keyword number"
    ATTACKS_A_TURN = "attacks a turn"
    TRIGGER_TIMES = "trigger times"
    COINS_GAINED = "coins gained"
    PRAYERS_GAINED = "prayers gained"
    EXTRA_LIFE_GAINED = "extra life gained"


class Operation(Word):
    """523.1, in the order of application."""

    ADD = "+"
    MULTIPLY = "*"
    SUBTRACT = "-"
    DIVIDE = "/"
    SET = "="


class Comparison(Word):
    LESS = "<"
    AT_MOST = "<="
    EQUAL = "="
    AT_LEAST = ">="
    MORE = ">"
    NOT = "!="


class KeywordName(Word):
    """Named abilities of part 7 and the later glossaries; the values are the Russian names."""

    VANGUARD = "Авангард"
    ARMOUR = "Броня"
    UNITY = "Единение"
    THIRST = "Жажда"
    INCARNATION = "Инкарнация"
    MEDITATION = "Медитация"
    POISON = "Отравление"
    REGENERATION = "Регенерация"
    LESS_FROM_ATTACKS = "от атак"
    STRIKE_REDUCED_TO = "Сведение удара"
    FRENZY = "Бешенство"
    EXTORTION = "Вымогательство"
    WRATH = "Гнев"
    PROTECTION = "Защита"  # from a kind of source: Keyword.against; from spells is its own word
    SPELL_PROTECTION = "Защита от заклинаний"
    POISON_PROTECTION = "Защита от отравления"
    MODULE = "Модуль"
    DIRECT_STRIKE = "Направленный удар"
    UNDEAD = "Немёртвый"
    ELUSIVE = "Неуловимость"
    STUN = "Оглушение"
    ATTACK_EXPERIENCE = "Опыт в атаке"
    DEFENCE_EXPERIENCE = "Опыт в защите"
    HORDE = "Орда"
    FIRST_STRIKE = "Первый удар"
    LAST_STRIKE = "Последний удар"
    RUSH = "Рывок"
    STEALTH = "Скрытность"
    UNIQUE = "Уникальность"
    VULNERABLE = "Уязвимость"
    RAGE = "Ярость"
    CREATED = "Созданный"
    PLACED = "Помещённый"
    CONVERTED = "Обращённый"
    VAMPIRISM = "Вампиризм"
    LIFE_GIFT = "Дар жизни"
    CLUTCH = "Кладка"
    MIGHT = "Могущество"
    PLAGUE = "Мор"
    SUPPRESSION = "Подавление"
    SUPERIORITY = "Превосходство"
    SLEEPING = "Спящий"
    SCALES = "Чешуя"
    AMBUSH = "Засада"
    SOUL_CATCHER = "Душелов"
    CONCENTRATION = "Концентрация"
    RAID = "Набег"
    SPENDING = "Расход"


class EventKind(Word):
    """What triggers, replacements and memories ("this turn") listen to."""

    ENTERS = "enters"  # Найм
    PLAYED = "played"  # a card is played; for spells too
    DIES = "dies"  # play -> graveyard
    LEAVES = "leaves"  # leaves play
    PUT_IN_GRAVEYARD = "put in graveyard"  # from any zone
    LEAVES_GRAVEYARD = "leaves graveyard"
    DISCARDED = "discarded"
    MILLED = "milled"
    DRAWN = "drawn"
    TO_HAND = "to hand"
    TO_DECK = "to deck"
    SEARCHED = "searched"
    SHUFFLED = "shuffled"
    LOOKED = "looked"
    REVEALED = "revealed"
    ATTACK_DECLARED = "attack declared"  # announced, before defenders
    ATTACK_DEALT = "attack dealt"  # … of the card that was named as its target first, defended or not
    ATTACKS = "attacks"  # deals a strike or a shot that is an attack
    STRIKES = "strikes"
    SHOOTS = "shoots"
    STRIKES_BACK = "strikes back"
    FIGHTS = "fights"
    DEFENDS = "defends"
    IS_ATTACKED = "is attacked"
    TARGETED = "targeted"
    WOUNDED = "wounded"
    WOUNDS = "wounds"  # the source's side of WOUNDED
    HEALED = "healed"
    KILLS = "kills"
    CLOSES = "closes"
    OPENS = "opens"
    PREPARED = "prepared"
    STUNNED = "stunned"
    EFFECT_LAID = "effect laid"  # of one keyword or grant: On.about
    EFFECT_LIFTED = "effect lifted"
    KEYWORD_WORKS = "keyword works"
    TRIGGER_WORKS = "trigger works"
    ABILITY_USED = "ability used"
    ACTS = "acts"  # «действует»: does what closes it (506)
    CONTROL_TAKEN = "control taken"
    SUMMONED = "summoned"
    REVIVED = "revived"
    CREATED = "created"
    ATTACHED = "attached"
    MINED = "mined"
    HIDES = "hides"
    UNHIDES = "unhides"
    QUEST_COMPLETED = "quest completed"
    COINS_SPENT = "coins spent"
    COINS_GAINED = "coins gained"
    COINS_LOST = "coins lost"
    PRAYERS_GAINED = "prayers gained"
    PRAYERS_SPENT = "prayers spent"
    EXTRA_LIFE_GAINED = "extra life gained"
    TURN_STARTS = "turn starts"
    TURN_ENDS = "turn ends"
    SPELL_RESOLVED = "spell resolved"
    REINFORCED = "reinforced"
    WEAKENED = "weakened"
    LOSES_GAME = "loses game"
    OVERHEALED = "overhealed"


class Ban(Word):
    """What «Не может …» forbids (514.2) and «должен» obliges to."""

    ATTACK = "attack"
    STRIKE = "strike"
    SHOOT = "shoot"
    DEFEND = "defend"
    STRIKE_BACK = "strike back"
    ACT = "act"
    USE_ABILITY = "use ability"
    OPEN = "open"
    CLOSE = "close"
    BE_ATTACKED = "be attacked"
    BE_TARGETED = "be targeted"
    BE_DEFENDED_AGAINST = "be defended against"
    BE_HEALED = "be healed"
    BE_DESTROYED = "be destroyed"
    BE_WOUNDED = "be wounded"
    BE_PLAYED = "be played"
    BE_CONTROLLED = "be controlled"
    BE_MINED = "be mined"
    BE_WEAKENED = "be weakened"
    BE_REINFORCED = "be reinforced"
    PLAY = "play"
    DRAW = "draw"
    GAIN_COINS = "gain coins"
    LOSE_GAME = "lose game"
    TRIGGER = "trigger"


class Source(Word):
    """Kinds of sources that protections and "wounded by" speak of."""

    ATTACK = "attack"
    STRIKE = "strike"
    SHOT = "shot"
    SPELL = "spell"
    ABILITY = "ability"
    POISON = "poison"
    ANY = "any"  # no kind of its own: a rule, the table's tools


class Span(Word):
    """How long an effect lasts (119.6, «на один (Х) ход(ов) игрока»)."""

    GAME = "game"  # «до конца боя», and when nothing is said
    THIS_TURN = "this turn"  # «до конца хода»
    YOUR_TURN_END = "your turn end"  # the first of your turns to end: this one, when it is yours
    ENEMY_TURN_END = "enemy turn end"
    YOUR_NEXT_TURN_START = "your next turn start"
    ENEMY_NEXT_TURN_START = "enemy next turn start"
    YOUR_NEXT_TURN_END = "your next turn end"
    ENEMY_NEXT_TURN_END = "enemy next turn end"
    NEXT_TURN_OF_CARD = "next turn of card"  # the affected card's controller's next turn
    WHILE_SOURCE = "while source"  # while the source stays in play
    WHILE_TRUE = "while true"  # while Until.condition holds; gone for good when it fails (119.6)
    COMBAT = "combat"  # until the attack under way ends
    NEXT_TIME = "next time"  # used up by its first use


class Rounding(Word):
    DOWN = "down"
    UP = "up"


class Per(Word):
    TURN = "turn"
    GAME = "game"
    EVERY = "every time"  # «Каждый раз, когда»
