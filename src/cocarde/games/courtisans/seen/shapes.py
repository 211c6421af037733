# interpreted: msgspec structs
"""What leaves the house about Courtisans: the box, and the table as one viewer sees it (section 6)."""

from __future__ import annotations

import msgspec

from cocarde.games.courtisans.etiquette.register import Person
from cocarde.kit.sheets import Fact


class CardFace(msgspec.Struct):
    """A card as printed; `king`, `queen` -9: no minimum. `given`, `public`: what is known of it, and whence."""

    id: str
    count: int
    first: int
    category: str
    op: str
    place: str
    sex: str
    king: int
    queen: int
    titled: bool
    income: int
    rank: int
    power: str
    government: bool
    tone: str
    country: str
    request: bool
    provenance: str
    given: list[Fact]
    public: list[Fact]


class HouseFace(msgspec.Struct):
    """A house name on offer."""

    id: str
    name: str
    provenance: str


class AreaFace(msgspec.Struct):
    """A rectangle of the board, in millimetres: x, y, width, height."""

    id: str
    box: list[int]


class CountryFace(msgspec.Struct):
    """A square of the Queen on the map."""

    id: str
    at: list[int]


class BargainFace(msgspec.Struct):
    """A bargain that can be proposed in one word, with its amounts."""

    id: str
    amounts: list[int]


class CourtisansBox(msgspec.Struct):
    """Everything printed, and the words of bargains: kinds of triggers with what they name."""

    cards: list[CardFace]
    houses: list[HouseFace]
    areas: list[AreaFace]
    countries: list[CountryFace]
    colours: list[str]
    bargains: list[BargainFace]
    triggers: list[str]
    audiences: list[str]
    powers: list[str]
    faults: list[str]


class ExposedView(msgspec.Struct):
    """A card before a courtier. `paid`: this round; `locked`: a charge that changed hands; `power`: "", ready, used."""

    card: str
    paid: bool
    locked: bool
    power: str


class PlayerView(msgspec.Struct):
    """A player and his courtier. `king`, `queen`: favour, null off the tracks. `hand`, `available`: null for others.

    `known`: the cards of this hand that the viewer knows, sorted; `chances`: how likely a request of his is granted, in
    hundredths, by each open way; `hears`: how likely each living sovereign hears him, with one die (C-75, C-77).
    `spouse` is a seat, -1 for none. `asks`: the cards of his hand he may ask for himself, or strike with, now; null for
    others.
    """

    seat: int
    house: str
    fortune: int
    available: int | None
    hand_count: int
    hand: list[str] | None
    known: list[str]
    exposed: list[ExposedView]
    income: int
    sex: str
    party: str
    status: str
    king: int | None
    queen: int | None
    spouse: int
    marks: list[str]
    serial: int
    chances: dict[str, int]
    hears: dict[str, int]
    asks: list[str] | None
    ready: bool
    rank: int


class SideView(msgspec.Struct):
    """What one party of an offer gives. What it hangs on, as a word of the texts (`condition`); "": nothing."""

    cash: int
    escrow: int
    condition: str
    word: str


class OfferView(msgspec.Struct):
    """An open offer: the maker's how many-th, what he gives and wants."""

    maker: int
    number: int
    to: int
    give: SideView
    want: SideView


class ContractView(msgspec.Struct):
    """A contract of this round or a line of the ledger: instrument `notaire`, `parole` or `comptant`, and its fate."""

    round: int
    instrument: str
    payer: int
    payee: int
    amount: int
    condition: str
    fate: str


class NegotiationView(msgspec.Struct):
    """Phase 2 as the viewer sees it; `offers_left`: of the viewer; `seconds` 0: no clock."""

    open: bool
    quick: bool
    seconds: int
    notaire: bool
    offers_left: int
    offers: list[OfferView]
    contracts: list[ContractView]


class FineView(msgspec.Struct):
    """A fine of the register: fault E1 to E10 of a message (C-129)."""

    round: int
    seat: int
    fault: str
    message: int
    amount: int


class FlagView(msgspec.Struct):
    """A flag that waits for the Chambellan; only he sees it."""

    number: int
    seat: int
    fault: str
    message: int


class FormView(msgspec.Struct):
    """C-136. A form of address to choose from, in the language of the table."""

    number: int
    text: str


class AddressView(msgspec.Struct):
    """C-136. How the active player may address the target of his move."""

    target: int
    forms: list[FormView]


class DieView(msgspec.Struct):
    """A die of the last move; `sovereign` "": compared with no favour; `needed`: succeeds up to this."""

    sovereign: str
    roll: int
    needed: int


class RulesView(msgspec.Struct):
    """What was agreed at this table (section 7)."""

    goal: int
    max_rounds: int
    hand_limit: int
    turn_seconds: int
    etiquette: str
    etiquette_fine: int
    etiquette_help: str
    lang: str
    clemency: bool


class CourtisansView(msgspec.Struct):
    """The whole table for one viewer. Seats are numbers, -1 for nobody; cards are ids; piles from bottom to top.

    `order`: the seats of the round, the Chambellan first and, in a round of turns, last again; `slot`: whose turn.
    `markers`: wars declared without a card. `regency_last`: the round the Regency ends with, 0 without one.
    `forms`: how each courtier is rightly addressed, at tables that help with etiquette (C-134).
    `called`: how the announcer names each (C-127); empty before the presentation, and where one must know it (C-136).
    `chosen`: the viewer's own character before all are revealed, as sex and name, else null.
    """

    round: int
    phase: str
    chambellan: int
    order: list[int]
    slot: int
    active: int
    actions: int
    reign: str
    king: bool
    queen: bool
    origin: str
    regency_last: int
    new_reign_due: bool
    place: str
    wars: list[str]
    markers: list[str]
    favourite: int
    lover: int
    secret_wife: int
    deck: int
    discard: list[str]
    maison: list[str]
    ministere: list[str]
    players: list[PlayerView]
    register: list[Person]
    forms: list[str]
    called: list[str]
    negotiation: NegotiationView
    ledger: list[ContractView]
    fines: list[FineView]
    flags: list[FlagView]
    address: AddressView | None
    dice: list[DieView]
    rules: RulesView
    chosen: list[str] | None
    over: bool
