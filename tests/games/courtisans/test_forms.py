"""C-119, C-120, C-127, C-136, C-5: the right forms of address, the wrong ones, and the names of houses."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cocarde.core.chance import Fast
from cocarde.core.table import Table
from cocarde.games.courtisans import GAME
from cocarde.games.courtisans.answers import FAULTS
from cocarde.games.courtisans.etiquette import (
    Addresses,
    Person,
    Register,
    addresses,
    bars_name,
    breaches,
    mistakes,
    same_name,
)
from cocarde.games.courtisans.etiquette.data import CHARGES, TITLES
from cocarde.games.courtisans.etiquette.forms import right_forms, wrong_forms
from cocarde.games.courtisans.etiquette.persons import register_of
from cocarde.games.courtisans.state import CourtisansState
from tests.games.courtisans.test_etiquette import CHIEF, DUKE, P1, P2, P3, P4, P5, P6, REGISTER

# --- C-119, C-120, C-127, the composer --------------------------------------------------------------------------------


def alike(form: str, short: str = "", ceremonial: str = "") -> Addresses:
    return Addresses(short or form, form, form, ceremonial or form)


@pytest.mark.parametrize(
    ("person", "lang", "expected"),
    [
        (P1, "fr", Addresses(
            "Monsieur le Maréchal",
            "Monsieur le Maréchal Marquis de la Trémière",
            "Monsieur le Maréchal Marquis de la Trémière, Chancelier",
            "Monsieur le Maréchal Marquis de la Trémière, Chancelier",
        )),
        (P1, "en", Addresses(
            "Monsieur Marshal",
            "Monsieur Marshal Marquis de la Trémière",
            "Monsieur Marshal Marquis de la Trémière, Chancellor",
            "Monsieur Marshal Marquis de la Trémière, Chancellor",
        )),
        (P3, "fr", alike(CHIEF, ceremonial=f"{CHIEF}, Grand Chambellan")),
        (P4, "en", alike("Mademoiselle de Maintenon")),
        (P5, "fr", alike("Madame la Comtesse de Bourgenelle", short="Madame la Comtesse")),
        (P6, "fr", Addresses(
            "Monsieur le Duc",
            "Monsieur le Duc d’Argenson",
            DUKE,
            DUKE,
        )),
    ],
)  # fmt: skip
def test_C127_the_right_forms(person: Person, lang: str, expected: Addresses) -> None:
    assert addresses(person, REGISTER, lang) == expected


@given(
    st.sampled_from(["M", "F"]),
    st.lists(st.sampled_from(TITLES), max_size=3),
    st.lists(st.sampled_from(CHARGES), max_size=3, unique=True),
    st.booleans(),
    st.booleans(),
    st.booleans(),
)
@pytest.mark.sampled
def test_every_form_the_composer_proposes_is_right_and_every_mistake_is_wrong(
    sex: str, titles: list[str], charges: list[str], marshal: bool, widow: bool, chambellan: bool
) -> None:
    person = msgspec.convert(
        {"seat": 7, "sex": sex, "house_name": "d’Ormefontaine", "former_names": ("de Malicorne",), "titles": titles,
         "charges": charges, "marshal": marshal, "ever_married": widow, "chambellan": chambellan},
        Person,
    )  # fmt: skip
    register = Register((*REGISTER.persons, person))
    for lang in ("fr", "en"):
        for form in msgspec.structs.astuple(addresses(person, register, lang)):
            assert breaches(form, lang, 1, (7,), register) == []
        wrong = mistakes(person, register, lang)
        assert len(wrong) >= 3
        assert len({mistake.form for mistake in wrong}) == len(wrong)
        for mistake in wrong:
            assert [b.code for b in breaches(mistake.form, lang, 1, (7,), register)] == [mistake.code]


def test_the_mistakes_are_of_many_kinds() -> None:
    wife = {mistake.code for mistake in mistakes(P2, REGISTER, "fr")}
    assert wife == {"E2", "E3", "E4", "E5", "E6", "E7", "E8"}  # “Monsieur le Marquis” would be her husband
    assert {mistake.code for mistake in mistakes(P4, REGISTER, "en")} == {"E1", "E2", "E3", "E4", "E7"}


# --- C-5, house names -------------------------------------------------------------------------------------------------

OFFERED = """de Bourgenelle, de la Trémière, de la Tour qui Penche, de Valpreux, de Montcorbeau, de Hautefutaie,
de Saint-Flamberge, de Roquetaillade, du Bois-Dormant, de Clairvigne, de Champfleury-sur-Dettes, de la Perle-Noire,
d'Ormefontaine, de Vertugadin, de Brisecolonne, de Malicorne, de Beaumanteau, de Folleavoine, de Grandmarais,
de Tirelaigne, d'Esparbecque, de la Huchette, de Poudredor, de Septfontaines""".replace("\n", " ").split(", ")


@pytest.mark.parametrize("name", [*OFFERED, "Serizet Van Broutmou", "d’Éon", "Ney", "de L'Œil-qui-Luit"])
def test_C5_names_that_may_be_borne(name: str) -> None:
    assert bars_name(name, ("Paul", "Jojo", "")) == ""


@pytest.mark.parametrize(
    ("name", "why"),
    [
        *(
            (name, "name-shape")
            for name in ("", "Oc", "de la", "d'", "x" * 41, "de Valpreux 2", "de Val_preux", "de Val!")
        ),
        *((name, "name-word") for name in ("le Duc", "Mon Cher Monsieur", "Grand-Chambellan", "du Comte-Noir")),
        *((name, "name-word") for name in ("de la Dame d’Atours", "MARÉCHAL", "du Maître de la Chasse")),
        ("de Saint-Paul", "name-account"),
    ],
)
def test_C5_names_that_may_not(name: str, why: str) -> None:
    assert bars_name(name, ("Paul", "")) == why


def test_C5_one_name_in_two_spellings() -> None:
    assert same_name("De La Trémière", "de la tremiere")
    assert not same_name("de la Tour", "de la Tour qui Penche")


def test_CR101_a_name_that_could_pass_for_another() -> None:
    assert same_name("Valpreux", "de Valpreux")
    assert bars_name("de V\u0430lpreux") == "name-shape"  # a Cyrillic a


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_the_court_proposes_is_what_its_checker_accepts(lang: str) -> None:
    """C-127, C-136: at any moment of a game no right form is a fault, and each wrong one is the fault it stands for."""
    table, hand = Table.new(GAME, 4, {"max_rounds": "5", "lang": lang}, 8), Fast(9)
    for n in range(10_000):
        if not table.pending():
            break
        state = table.state
        assert isinstance(state, CourtisansState)
        if state.round and n % 25 == 0:
            register = register_of(state)
            for x, form in enumerate(right_forms(state)):
                assert breaches(form, lang, -1, (x,), register) == []
                wrong = wrong_forms(state, x)
                assert len(wrong) >= 3
                for fault, text in wrong.items():
                    assert [breach.fault for breach in breaches(text, lang, -1, (x,), register)] == [FAULTS[fault]]
        seat = table.pending()[0]
        options = table.options(seat)
        table.answer(seat, options[hand.below(len(options))])
    assert n > 50
