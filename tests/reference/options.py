"""The options of a game: their defaults, how their values are read, and what they mean."""

from words import COMMODITIES, DECK_LARGE, DECK_SMALL, PRODUCT, RESOURCES

DEFAULTS = {
    'players': 4,           # B-1, X-1
    'victory_points': 0,    # B-90: 0 = the final figure, 10
    'hand_limit': 7,        # B-30
    'bank_resources': 0,    # B-4, X-2: 0 = 19, or 24 with more than four players
    'no_sevens': 0,         # B-26
    'friendly_robber': False,   # B-35
    'trade': True,          # B-46
    'offers_per_turn': 4,   # B-46: 0 = no limit
    'counter_offers': False,    # B-46
    'paired_turns': False,
    'first_player': None,   # B-8: None = chance, else a seat
    'max_turns': 0,         # B-91: 0 = never
    'dice': '2d6',          # B-22, V13.6: or 'deck'
    'seafarers': False,     # the S rules; a scenario brings them with it
    'scenario': 'none',     # M-7: one of GOALS, or 'none'
    'cities_knights': False,    # the C rules
    'tactical_defence': False,  # C-92
    'recruit_at_sea': False,    # CS-3
    'frame': False,         # M-10: there is sea around the map; around every scenario's there is
    'specialists': False,   # V2
    'specialist_threshold': 0,      # V2.2: 0 = 3, in Cities & Knights 4
    'specialist_income': 'auto',    # V2.4, V2.5: or one of INCOMES
    'scarcity': False,      # V4
    'scarcity_removed': 0,  # V4.1: 0 = a third
    'market': False,        # V10
    'market_count': 1,      # V10.1
    'laid': False,          # the library has laid the board by the rules; else it may be anything
    'map_robber': '',       # where a custom map lets the robber start: 1 or 2 (a 12), q, r
    'map_pirate': '',       # and the pirate: q, r
    'map_goal': 0,          # S-70: the points that win there
    'map_island_points': 0,     # S-92: its points for a new island
    'conflicts': False,     # V7
    'conflict_stronger_defender': False,    # V7.7
    'polders': False,       # V8
    'polder_terrains': 31,  # V8.3: a set of PRODUCT, bit i for terrain i
}

# M-8: the points that win a scenario.
GOALS = {'new_shores': 14, 'islands': 13, 'fog': 12, 'desert': 14, 'new_world': 12}

# V2.4 and V2.5.
INCOMES = ('every_roll', 'own_turn')

SWITCHES = {'1': True, 'on': True, 'true': True, 'yes': True,
            '0': False, 'off': False, 'false': False, 'no': False}
DRAWN = ['auto', 'any', 'random', 'chance', 'none', '-', '-1']


def read_value(name, value):
    """Read the value of an option from its text (a value of the right type passes as it is)."""
    text = str(value).lower()
    if isinstance(DEFAULTS[name], bool):
        return SWITCHES[text]
    if name in ('map_robber', 'map_pirate'):
        return tuple(int(number) for number in text.split(',') if number)
    if name == 'first_player':
        return None if text in DRAWN else int(text.lstrip('s'))
    if name == 'dice':
        if text not in ('2d6', 'deck'):
            raise ValueError('dice=%s is not known' % value)
        return text
    if name == 'specialist_income':
        if text not in INCOMES and text != 'auto':
            raise ValueError('specialist_income=%s is not known' % value)
        return text
    if name == 'scenario':
        if text not in GOALS and text != 'none':
            raise ValueError('scenario=%s is not known' % value)
        return text
    return 0 if text == 'auto' else int(text)


class Options:
    """The options of one game, checked, as attributes."""

    def __init__(self, given):
        """given: a dict from names to values; what is not in it has its default."""
        values = dict(DEFAULTS)
        for name, value in given.items():
            if name not in DEFAULTS:
                raise ValueError('option %s is not known' % name)
            values[name] = read_value(name, value)
        self.players = values['players']
        self.victory_points = values['victory_points']
        self.hand_limit = values['hand_limit']
        self.bank_resources = values['bank_resources']
        self.no_sevens = values['no_sevens']
        self.friendly_robber = values['friendly_robber']
        self.trade = values['trade']
        self.offers_per_turn = values['offers_per_turn']
        self.counter_offers = values['counter_offers']
        self.paired_turns = values['paired_turns']
        self.first_player = values['first_player']
        self.max_turns = values['max_turns']
        self.dice = values['dice']
        self.scenario = values['scenario']
        self.seafarers = values['seafarers'] or self.scenario != 'none'
        self.cities_knights = values['cities_knights']
        self.tactical_defence = values['tactical_defence']
        self.recruit_at_sea = values['recruit_at_sea']
        self.frame = values['frame'] or self.scenario != 'none'
        self.read_variants(values)
        self.map_robber = values['map_robber']
        self.map_pirate = values['map_pirate'] if self.seafarers else ()
        self.map_goal = values['map_goal'] if self.seafarers else 0
        self.map_island_points = values['map_island_points'] if self.seafarers else 0
        self._check()
        self.conflicts = values['conflicts']
        self.conflict_stronger_defender = values['conflict_stronger_defender']
        self.polders = values['polders']
        self.polder_terrains = [terrain for bit, terrain in enumerate(PRODUCT)
                                if values['polder_terrains'] & 2 ** bit]

    def read_variants(self, values):
        """The settings of the optional rules; what is `auto` gets its meaning here."""
        self.specialists = values['specialists']
        self.specialist_threshold = values['specialist_threshold'] or (
            4 if self.cities_knights else 3)        # V2.2
        income = values['specialist_income']
        self.specialist_income = 'every_roll' if income == 'auto' else income   # V2.4
        self.scarcity = values['scarcity']
        self.scarcity_removed = values['scarcity_removed']
        self.market = values['market']
        self.market_count = values['market_count']
        self.laid = values['laid']

    def _check(self):
        """Refuse what the rules refuse (B-1, X-1, X-8, X-9)."""
        if not 2 <= self.players <= 6:
            raise ValueError('2 to 6 players')
        if self.paired_turns and self.players < 5:
            raise ValueError('paired turns need 5 or 6 players')
        if self.cities_knights and self.paired_turns:
            raise ValueError('Cities & Knights is played without paired turns')
        if self.recruit_at_sea and not (self.cities_knights and self.seafarers):
            raise ValueError('knights are recruited at sea in Cities & Knights with Seafarers')
        if self.first_player is not None and not 0 <= self.first_player < self.players:
            raise ValueError('no such first player')

    def target(self):
        """The victory points that win (B-90, S-70, C-2); CS-7: two more than the map says."""
        if self.victory_points:
            return self.victory_points
        goal = GOALS.get(self.scenario, self.map_goal)
        if goal:
            return goal + (2 if self.cities_knights else 0)
        return 13 if self.cities_knights else 10

    def bank(self):
        """The cards of each kind that there are (B-4, X-2); C-7, C-96: commodities."""
        number = self.bank_resources or (19 if self.players <= 4 else 24)
        commodities = (12 if self.players <= 4 else 18) if self.cities_knights else 0
        return ({kind: number for kind in RESOURCES}
                | {kind: commodities for kind in COMMODITIES})

    def deck(self):
        """The development deck (B-5, X-2); C-3: none in Cities & Knights."""
        if self.cities_knights:
            return {kind: 0 for kind in DECK_SMALL}
        return dict(DECK_SMALL if self.players <= 4 else DECK_LARGE)
