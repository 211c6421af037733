/** What each card shows: the thing a person is known by, the tool of an escape, the matter of a book. */
import type { Component } from "svelte";
import Bookshelf from "~icons/game-icons/bookshelf";
import CandleHolder from "~icons/game-icons/candle-holder";
import Cannon from "~icons/game-icons/cannon";
import Canoe from "~icons/game-icons/canoe";
import Capitol from "~icons/game-icons/capitol";
import Coins from "~icons/game-icons/coins";
import Compass from "~icons/game-icons/compass";
import CrossedSabres from "~icons/game-icons/crossed-sabres";
import Crown from "~icons/game-icons/crown";
import DominoMask from "~icons/game-icons/domino-mask";
import EagleEmblem from "~icons/game-icons/eagle-emblem";
import Envelope from "~icons/game-icons/envelope";
import FamilyHouse from "~icons/game-icons/family-house";
import Farmer from "~icons/game-icons/farmer";
import FlowerHat from "~icons/game-icons/flower-hat";
import Gavel from "~icons/game-icons/gavel";
import Globe from "~icons/game-icons/globe";
import GroundSprout from "~icons/game-icons/ground-sprout";
import HandheldFan from "~icons/game-icons/handheld-fan";
import IdCard from "~icons/game-icons/id-card";
import Key from "~icons/game-icons/key";
import Megaphone from "~icons/game-icons/megaphone";
import Newspaper from "~icons/game-icons/newspaper";
import OakLeaf from "~icons/game-icons/oak-leaf";
import PeaceDove from "~icons/game-icons/peace-dove";
import PublicSpeaker from "~icons/game-icons/public-speaker";
import QuillInk from "~icons/game-icons/quill-ink";
import RopeCoil from "~icons/game-icons/rope-coil";
import Rose from "~icons/game-icons/rose";
import Scales from "~icons/game-icons/scales";
import ScrollQuill from "~icons/game-icons/scroll-quill";
import ShakingHands from "~icons/game-icons/shaking-hands";
import Spectacles from "~icons/game-icons/spectacles";
import StabbedNote from "~icons/game-icons/stabbed-note";
import Telescope from "~icons/game-icons/telescope";
import WalkingBoot from "~icons/game-icons/walking-boot";

export const ATTRIBUTES: Record<string, Component> = {
  attack_blue: Newspaper,
  attack_yellow: StabbedNote,
  attack_red: Gavel,
  defence_blue: Capitol,
  defence_yellow: FamilyHouse,
  defence_red: IdCard,
  cel_necker: Coins,
  cel_louis_xvi: Crown,
  cel_mirabeau: PublicSpeaker,
  cel_sieyes: QuillInk,
  cel_bailly: Telescope,
  cel_la_fayette: CrossedSabres,
  cel_desmoulins: OakLeaf,
  cel_marat: Newspaper,
  cel_olympe_de_gouges: ScrollQuill,
  cel_danton: Megaphone,
  cel_robespierre: Spectacles,
  cel_madame_roland: CandleHolder,
  cel_dumouriez: Cannon,
  cel_saint_just: Rose,
  cel_fouquier_tinville: Scales,
  cel_carnot: Compass,
  cel_barras: WalkingBoot,
  cel_madame_tallien: HandheldFan,
  cel_josephine: FlowerHat,
  cel_bonaparte: EagleEmblem,
  escape_rope: RopeCoil,
  escape_disguise: DominoMask,
  escape_turnkey: Key,
  escape_boat: Canoe,
  book_encyclopedie: Bookshelf,
  book_esprit_des_lois: Scales,
  book_lettres_persanes: Envelope,
  book_contrat_social: ShakingHands,
  book_emile: GroundSprout,
  book_candide: Farmer,
  book_tolerance: PeaceDove,
  book_deux_indes: Globe,
};
