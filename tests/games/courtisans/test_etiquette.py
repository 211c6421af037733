"""Étiquette, section 5.20: the vectors of 9.3, and messages meant to mislead the checker."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cocarde.core.errors import BadInput
from cocarde.games.courtisans.etiquette import Breach, Person, Register, breaches, counted
from cocarde.games.courtisans.etiquette.data import FORMS, TITLES, WORDS
from cocarde.games.courtisans.etiquette.lexicon import is_form
from cocarde.games.courtisans.etiquette.tokens import tokens, words

P1 = Person(
    seat=1,
    sex="M",
    house_name="de la Trémière",
    titles=("titre_marquis", "titre_baron"),
    marshal=True,
    charges=("charge_chancelier",),
    spouse=2,
    ever_married=True,
    account="Jojo",
)
P2 = Person(
    seat=2,
    sex="F",
    house_name="de la Tour qui Penche",
    current_name="de la Trémière",
    former_names=("de la Tour qui Penche",),
    charges=("charge_gouvernante",),
    spouse=1,
    ever_married=True,
    account="tour",
)
P3 = Person(seat=3, sex="M", house_name="Serizet Van Broutmou", chambellan=True, account="Paul")
P4 = Person(seat=4, sex="F", house_name="de Maintenon", account="Li")
P5 = Person(seat=5, sex="F", house_name="de Bourgenelle", titles=("titre_comte",), account="Marquis")
P6 = Person(
    seat=6,
    sex="M",
    house_name="d'Argenson",
    titles=("titre_duc", "titre_comte"),
    charges=("charge_gouv_normandie", "charge_gouv_gascogne"),
    account="rené_17",
    nicknames=("le Gros",),
)
REGISTER = Register((P1, P2, P3, P4, P5, P6))
SPEAKER = 7
ALL = 0

VECTORS = [
    ("fr", "À vous, mon cher Marquis de La Trémière.", 1, ""),
    ("fr", "À toi Jojo", 1, "E9 E10"),
    ("fr", "Monsieur le Maréchal Marquis de la Trémière, Chancelier, votre silence m'inquiète.", 1, ""),
    ("fr", "Monsieur le Chancelier de la Trémière, vous exagérez.", 1, "E8"),
    ("fr", "Monsieur le Baron de la Trémière, vous trichez.", 1, "E5"),
    ("fr", "Monsieur le Duc de la Trémière, vous trichez.", 1, "E4"),
    ("fr", "Monsieur le Marquis Maréchal de la Trémière", 1, "E8"),
    ("fr", "Mademoiselle de la Tour qui Penche, vous dansez à ravir.", 2, "E2 E6"),
    ("fr", "Madame la Marquise de la Trémière, Gouvernante des Enfants de France, je vous salue.", 2, ""),
    ("fr", "Madame la Maréchale, vos enfants sont bruyants.", 2, "E3"),
    ("fr", "Madame de la Trémière, Dame d'atours, vous pleurez ?", 2, "E7"),
    ("fr", "Monsieur de Maintenon, approchez !", 4, "E1"),
    ("fr", "Madame de Maintenon, approchez !", 4, "E2"),
    ("fr", "Mademoiselle la Comtesse de Bourgenelle", 5, ""),
    ("fr", "Madame la Comtesse", 5, ""),
    ("fr", "Monsieur le Duc d'Argenson, Gouverneur de Normandie", 6, ""),
    ("fr", "Monsieur d'Argenson Duc", 6, "E8"),
    ("fr", "Monsieur le Comte d'Argenson", 6, "E5"),
    ("fr", "Mesdames et Messieurs, la Cour part à la chasse.", ALL, ""),
    ("fr", "Paul est un fripon.", 3, "E10"),
    ("fr", "Monsieur le Grand Chambellan, je me plains !", 3, ""),
    ("fr", "Donnez-moi ta carte, Monsieur Serizet Van Broutmou.", 3, "E9?"),
    ("fr", "Monsieur d'Argenson, vous trichez.", 1, "E6?"),
    ("fr", "Monsieur de la Trémouille, vous trichez.", 1, "E6?"),
    ("fr", "Monsieur d'Argenson m'a payé.", 1, ""),
    ("fr", "Le ton monte à la Cour.", ALL, ""),
    ("fr", "On m'a dit que le Comte complote.", ALL, ""),
    ("en", "My dear Marquis de la Trémière, the floor is yours.", 1, ""),
    ("en", "Hey Jojo, your turn", 1, "E9? E10"),
    ("en", "Monsieur Marshal Marquis de la Trémière, Chancellor, pray speak.", 1, ""),
    ("en", "Sir Chancellor de la Trémière", 1, "E8"),
    ("en", "Miss de la Tour qui Penche, you dance divinely.", 2, "E2 E6"),
    ("en", "I count on you to marshal support.", 1, ""),
    ("en", "Monsieur de Maintenon, come closer!", 4, "E1"),
    ("en", "Duke of Argenson, Governor of Gascony, I salute you", 6, ""),
    ("en", "Count of Argenson, I salute you", 6, "E5"),
    ("en", "Ladies and gentlemen, the Court goes hunting.", ALL, ""),
]


def heard(message: str, to: int = ALL, lang: str = "fr", register: Register = REGISTER) -> list[Breach]:
    return breaches(message, lang, SPEAKER, (to,) if to else (), register)


def codes(message: str, to: int = ALL, lang: str = "fr", register: Register = REGISTER) -> str:
    """The codes of a message in the order of their numbers, as the table of 9.3 has them."""
    return " ".join(sorted((b.code for b in heard(message, to, lang, register)), key=lambda c: int(c.strip("E?"))))


@pytest.mark.parametrize(("lang", "message", "to", "flags"), VECTORS)
def test_the_vectors_of_9_3(lang: str, message: str, to: int, flags: str) -> None:
    assert codes(message, to, lang) == flags


def test_CT11_the_rulebooks_own_example() -> None:
    register = Register(
        (Person(seat=1, sex="M", house_name="de la Trémière", titles=("titre_marquis",), account="Jojo"),)
    )
    assert codes("À vous, mon cher Marquis de La Trémière.", 1, register=register) == ""
    assert codes("À toi Jojo", 1, register=register) == "E9 E10"


def test_CT7_the_complaint_of_the_one_called_by_his_account() -> None:
    (breach,) = heard("Paul est un fripon.", 3)
    assert (breach.code, breach.text, breach.subject, breach.offender) == ("E10", "Paul", 3, SPEAKER)
    assert breach.correct == "Monsieur Serizet Van Broutmou"


def test_CT35_marriage_changes_the_right_form() -> None:
    maid = Person(seat=3, sex="F", house_name="de Maintenon")
    groom = Person(seat=2, sex="M", house_name="de Valpreux", titles=("titre_duc",))
    before = Register((groom, maid))
    assert codes("Mademoiselle de Maintenon, dansons.", 3, register=before) == ""
    wife = msgspec.structs.replace(
        maid, current_name="de Valpreux", former_names=("de Maintenon",), spouse=2, ever_married=True
    )
    after = Register((msgspec.structs.replace(groom, spouse=3, ever_married=True), wife))
    assert codes("Mademoiselle, dansons.", 3, register=after) == "E2"
    assert codes("Mademoiselle de Maintenon, dansons.", 3, register=after) == "E2 E6"
    assert codes("Mademoiselle de Valpreux, dansons.", 3, register=after) == "E2"
    assert codes("Madame la Duchesse de Valpreux, dansons.", 3, register=after) == ""
    widow = msgspec.structs.replace(wife, spouse=None, titles=("titre_duc",))
    assert codes("Mademoiselle, dansons.", 3, register=Register((widow,))) == "E2"


# --- spans, rules, right forms ----------------------------------------------------------------------------------------

MARQUIS = "Monsieur le Maréchal Marquis de la Trémière, Chancelier"
WIFE = "Madame la Marquise de la Trémière, Gouvernante des Enfants de France"
CHIEF = "Monsieur Serizet Van Broutmou"
DUKE = "Monsieur le Duc d’Argenson, Gouverneur de Gascogne, Gouverneur de Normandie"


@pytest.mark.parametrize(
    ("message", "to", "code", "rule", "text", "correct"),
    [
        ("Ah ! Monsieur le Baron de la Trémière", 1, "E5", "C-121", "Baron", MARQUIS),
        ("Monsieur d’Argenson, bonjour.", 1, "E6?", "C-148", "Argenson", MARQUIS),
        ("Mon cher Marquis de la Trémouille", 1, "E6?", "C-148", "de la Trémouille", MARQUIS),
        ("Madame de la Trémière, Dame d’atours", 2, "E7", "C-120", "Dame d’atours", WIFE),
        ("Madame de la Tour qui Penche", 2, "E6", "C-120", "la Tour qui Penche", WIFE),
        ("Monsieur le Chancelier de la Trémière", 1, "E8", "C-119", "la Trémière", MARQUIS),
        ("Donnez ta main.", 4, "E9?", "C-119", "ta", "votre"),
        ("Je t’attends.", 4, "E9", "C-119", "t’", "vous"),
        ("Le pauvre René_17 !", 4, "E10", "C-126", "René_17", DUKE),
    ],
)  # fmt: skip
def test_a_breach_names_its_rule_its_words_and_the_right_form(
    message: str, to: int, code: str, rule: str, text: str, correct: str
) -> None:
    (breach,) = heard(message, to)
    assert (breach.code, breach.rule, breach.text, breach.correct) == (code, rule, text, correct)
    assert message[breach.start : breach.end] == text


def test_a_hail_to_nobody_is_answered_by_the_collective() -> None:
    (breach,) = heard("Hi everybody", lang="en")
    assert (breach.code, breach.subject, breach.correct) == ("E9?", None, "Ladies and gentlemen")


def test_probable_and_possible() -> None:
    found = heard("Hey Jojo", 1, "en")
    assert [(b.code, b.fault, b.probable) for b in found] == [("E9?", "e9p", False), ("E10", "e10", True)]


def test_C128_three_breaches_count_and_the_probable_ones_first() -> None:
    found = heard("Ta place, Mademoiselle la Baronne de la Tour qui Penche, Chancelier, tu la perds", 2)
    assert [b.code for b in found] == ["E9?", "E2", "E5", "E6", "E7", "E9"]
    assert [b.code for b in counted(found)] == ["E2", "E5", "E6"]
    assert [b.code for b in counted(heard("Ta carte, Paul", 3))] == ["E10", "E9?"]


# --- C-122, normalisation ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("L’Œuvre d’ÉTÉ", "l' oeuvre d' ete"),
        ("Bois-Dormant", "bois dormant"),
        ("qu'il s'en va-t'en", "qu' il s' en va t' en"),
        ("a-t-il", "a t il"),
        ("aujourd'hui", "aujourd hui"),
        ("Jojo's turn, I'm.", "jojo 's turn , i 'm ."),
        ("«\u202fVous\u202f!\u202f»", "vous !"),
        ("Mon\u00adsieur\u200b", "monsieur"),
        ("Tre\u0301mie\u0300re", "tremiere"),
        ("𝕄𝕠𝕟𝕤𝕚𝕖𝕦𝕣 Ｄｕｃ", "monsieur duc"),
        ("…", ". . ."),
        ("_Duc_", "duc"),
    ],
)
def test_C122_normalisation(text: str, expected: str) -> None:
    assert " ".join(words(text)) == expected


def test_a_span_covers_the_accents_of_a_decomposed_word() -> None:
    message = "le ducte\u0301, oui"
    assert [message[token.start : token.end] for token in tokens(message)] == ["le", "ducte\u0301", ",", "oui"]


@pytest.mark.parametrize(
    "message",
    [
        "MONSIEUR LE BARON DE LA TREMIERE",
        "monsieur le baron de la tre\u0301mie\u0300re",
        "Mon\u00adsieur le Ba\u200bron de la Trémière",
        "Monsieur  le\n\tBaron de la\u00a0Trémière",
        "M. le Baron de La-Trémière",
    ],
)
def test_the_spelling_does_not_hide_a_breach(message: str) -> None:
    assert codes(message, 1) == "E5"


@pytest.mark.sampled
@given(st.text(max_size=300), st.sampled_from(["fr", "en"]), st.sampled_from([ALL, 1, 2, 4]))
def test_any_text_is_heard_and_every_span_is_its_text(message: str, lang: str, to: int) -> None:
    for breach in heard(message, to, lang):
        assert message[breach.start : breach.end] == breach.text != ""


# --- C-124 and C-125, what is an address, and of whom -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "to", "flags"),
    [
        ("", 1, ""),
        (" \n ", ALL, ""),
        ("?!", 1, ""),
        ("Duc !", 1, "E4"),
        ("Duc, bonjour", 1, "E4"),
        ("Duc bonjour", 1, ""),
        ("Ma chère Duchesse, bonjour", 5, "E4"),
        ("Je crois, Monsieur, que Madame est partie", 1, "E1"),
        ("Monsieur, Madame la Comtesse vous attend", 1, "E1 E4"),
        ("Monsieur le Duc", ALL, ""),
        ("Monsieur le Roi", ALL, ""),
        ("Monsieur le Comte de la Trémière ment.", ALL, "E4"),
        ("Madame la Marquise de la Trémière ment.", ALL, ""),
        ("Madame la Baronne de la Trémière ment.", ALL, "E5"),
        ("Monsieur de la Tour qui Penche", ALL, "E1 E6"),
        ("Le Marquis est un bon ami du Chancelier", 4, ""),
        ("Monsieur le Maréchal de France", 1, ""),
        ("Monsieur le Duc d'Argenson, Gouverneur de Gascogne, Gouverneur de Normandie", 6, ""),
        ("Monsieur le Grand Chambellan", 1, "E7"),
        ("Messieurs de la Trémière et d'Argenson", ALL, ""),
        ("Monsieur, le Duc", 1, "E4"),
        ("Monsieur, , , Duc", 1, "E4"),
        ("Monsieur, , , , Duc", 1, ""),
        ("Je vois que le Duc de la Trémière ment.", ALL, "E4"),
        ("Monsieur de Mademoiselle", 1, "E1"),
        ("Madame le Duc", 4, "E1 E4"),
        ("Je l'ai dit à Monsieur de la Trémouille, jadis.", 1, ""),
    ],
)
def test_C124_and_C125(message: str, to: int, flags: str) -> None:
    assert codes(message, to) == flags


def test_C96_a_husband_takes_nothing_of_his_wife() -> None:
    wife = Person(seat=1, sex="F", house_name="de Rien", titles=("titre_duc",), spouse=2, ever_married=True)
    register = Register((wife, Person(seat=2, sex="M", house_name="de Peu", spouse=1, ever_married=True)))
    assert codes("Madame la Duchesse", 1, register=register) == ""
    assert codes("Monsieur le Duc", 2, register=register) == "E4"


def test_among_several_addressees_the_one_whom_it_suits_is_meant() -> None:
    assert breaches("Monsieur le Duc, Madame", "fr", SPEAKER, (2, 6), REGISTER) == []
    assert [b.code for b in breaches("Monsieur le Baron", "fr", SPEAKER, (4, 6), REGISTER)] == ["E4"]
    assert breaches("Monsieur d'Argenson, à nous deux.", "fr", SPEAKER, (1, 6), REGISTER) == []
    assert [b.subject for b in breaches("Madame de Rien, bonjour", "fr", SPEAKER, (1, 2), REGISTER)] == [2]


def test_nobody_addresses_himself() -> None:
    assert breaches("Monsieur le Duc de Rien, pensai-je.", "fr", 1, (1,), REGISTER) == []


def test_a_name_inside_another_is_not_taken_for_it() -> None:
    tour = Person(seat=1, sex="M", house_name="de la Tour")
    penche = Person(seat=2, sex="F", house_name="de la Tour qui Penche")
    register = Register((tour, penche))
    assert codes("Mademoiselle de la Tour qui Penche", 2, register=register) == ""
    assert codes("Monsieur de la Tour, bonjour.", 1, register=register) == ""
    assert codes("Monsieur de la Tour qui Penche", ALL, register=register) == "E1"
    assert codes("Monsieur de la Tourelle, bonjour.", 1, register=register) == "E6?"


def test_the_courtier_of_a_dead_man_is_out_of_play_and_his_account_is_not() -> None:
    register = Register((P4, msgspec.structs.replace(P6, living=False)))
    assert codes("Monsieur le Baron d'Argenson n'est plus.", ALL, register=register) == ""
    assert codes("Monsieur le Baron, répondez.", 6, register=register) == ""
    assert codes("rené 17 dort", ALL, register=register) == "E10"


def test_an_empty_register() -> None:
    assert codes("Monsieur le Duc, tu dors.", register=Register(())) == "E9"


# --- C-126 ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "flags"),
    [
        ("Il s'est tu.", ""),
        ("Tu es là ?", "E9"),
        ("Tu, toi, t'es là", "E9"),
        ("Va-t'en !", "E9"),
        ("Où va-t-il ?", ""),
        ("Chantons le Te Deum", ""),
        ("Quel ton !", ""),
        ("C'est le tien", ""),
        ("C'est la tienne", "E9?"),
        ("Tu perds ton temps", "E9 E9?"),
        ("Hi hi, quel mate", ""),
    ],
)
def test_C126_tutoiement(message: str, flags: str) -> None:
    assert codes(message) == flags


@pytest.mark.parametrize(
    ("message", "flags"),
    [("Your turn, mate", "E9?"), ("My mate and I", ""), ("A ton of gold for te and tu", ""), ("Hi all", "E9?")],
)
def test_C126_english_hails(message: str, flags: str) -> None:
    assert codes(message, lang="en") == flags


@pytest.mark.parametrize(
    ("message", "flags"),
    [
        ("C'est votre tour.", ""),  # the account tour is part of a house name
        ("Li est fourbe.", ""),  # two letters
        ("Monsieur le Marquis a raison.", ""),  # the account Marquis is a form of address
        ("PAUL, venez !", "E10"),
        ("Paulette et Saint-Paulin", ""),
        ("Le gros ment, Jojo aussi.", "E10"),
        ("Jojo's cards", "E10"),
    ],
)
def test_C126_names_from_outside(message: str, flags: str) -> None:
    assert codes(message) == flags


def test_the_dignity_is_the_husbands_alone() -> None:
    assert codes("Monsieur la Maréchale", 1) == "E3"  # C-R80
    assert codes("Madame la Maréchale de la Trémière", 2) == "E3"


def test_a_message_of_ten_kilobytes_is_heard_in_as_many_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Linear: twice the text, twice the lookups, whatever the text."""
    from cocarde.games.courtisans.etiquette import lexicon

    looks = 0
    at = lexicon.Phrases.at

    def counting(self: lexicon.Phrases[object], spoken: list[str], place: int) -> object:
        nonlocal looks
        looks += 1
        return at(self, spoken, place)

    monkeypatch.setattr(lexicon.Phrases, "at", counting)
    for piece in ("Monsieur le Duc ", "de la , ", "duc ", "Grand Chambellan, ", "d'", "mon cher ", "la Tour qui "):
        spent = []
        for size in (5_000, 10_000):
            looks = 0
            heard((piece * size)[:size], 1)
            spent.append(looks)
        assert spent[1] < 2.2 * spent[0] + 50


# --- data and bad input -----------------------------------------------------------------------------------------------


def test_every_title_and_charge_has_its_words_in_both_languages() -> None:
    for forms in FORMS.values():
        assert set(forms.title) == set(TITLES)
        assert set(forms.charge) == set(WORDS.charge)
        for spelling in (
            *forms.charge.values(),
            forms.dignity,
            *(form for t in forms.title.values() for form in t.values()),
        ):
            assert is_form(words(spelling)), spelling
    assert all(not is_form(words(forms.company)) for forms in FORMS.values())


@pytest.mark.parametrize("plural", ["messieurs", "mesdames", "mesdemoiselles", "gentlemen", "ladies", "lords"])
def test_C123_the_collective_is_exempt(plural: str) -> None:
    assert codes(f"{plural}, bonjour", 4) == ""


def test_bad_input_is_named() -> None:
    with pytest.raises(BadInput, match=r"nobody sits at 9"):
        heard("Bonjour", 9)
    with pytest.raises(BadInput, match=r"no language 'de'"):
        heard("Bonjour", lang="de")
    with pytest.raises(BadInput, match=r"seat 1: no title or charge 'titre_roi'"):
        Person(seat=1, sex="M", house_name="de Rien", titles=("titre_roi",))
    with pytest.raises(BadInput, match=r"seats must rise"):
        Register((P2, P1))
