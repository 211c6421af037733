/** What is engraved on each card: silhouettes set in a piece of country. Scenes are 88 by 54. */
import type { Component } from "svelte";
import Anchor from "~icons/game-icons/anchor";
import Ruins from "~icons/game-icons/ancient-ruins";
import Bandage from "~icons/game-icons/arm-bandage";
import Owl from "~icons/game-icons/barn-owl";
import Tents from "~icons/game-icons/barracks-tent";
import BootPrints from "~icons/game-icons/boot-prints";
import BrokenChain from "~icons/game-icons/breaking-chain";
import Candle from "~icons/game-icons/candle-holder";
import Cannon from "~icons/game-icons/cannon";
import Canoe from "~icons/game-icons/canoe";
import Capitol from "~icons/game-icons/capitol";
import Cavalry from "~icons/game-icons/cavalry";
import Church from "~icons/game-icons/church";
import Rider from "~icons/game-icons/cloaked-figure-on-horseback";
import Sabres from "~icons/game-icons/crossed-sabres";
import Swords from "~icons/game-icons/crossed-swords";
import Drum from "~icons/game-icons/drum";
import Envelope from "~icons/game-icons/envelope";
import FieldGun from "~icons/game-icons/field-gun";
import Lily from "~icons/game-icons/fleur-de-lys";
import Flag from "~icons/game-icons/flying-flag";
import Fog from "~icons/game-icons/fog";
import ForestCamp from "~icons/game-icons/forest-camp";
import ForestEntrance from "~icons/game-icons/forest-entrance";
import Galleon from "~icons/game-icons/galleon";
import Sheaf from "~icons/game-icons/grain-bundle";
import Granary from "~icons/game-icons/granary";
import Temple from "~icons/game-icons/greek-temple";
import Guillotine from "~icons/game-icons/guillotine";
import Grass from "~icons/game-icons/high-grass";
import HorseHead from "~icons/game-icons/horse-head";
import Horseshoe from "~icons/game-icons/horseshoe";
import Ear from "~icons/game-icons/human-ear";
import Hut from "~icons/game-icons/hut";
import Crown from "~icons/game-icons/jewel-crown";
import Knapsack from "~icons/game-icons/knapsack";
import Lantern from "~icons/game-icons/lantern-flame";
import Laurel from "~icons/game-icons/laurels";
import Lighthouse from "~icons/game-icons/lighthouse";
import Manacles from "~icons/game-icons/manacles";
import Gate from "~icons/game-icons/medieval-gate";
import Musket from "~icons/game-icons/musket";
import Oak from "~icons/game-icons/oak";
import Wagon from "~icons/game-icons/old-wagon";
import OpenBook from "~icons/game-icons/open-book";
import Palisade from "~icons/game-icons/palisade";
import Phrygian from "~icons/game-icons/phrygian-cap";
import Hat from "~icons/game-icons/pilgrim-hat";
import Pitchfork from "~icons/game-icons/pitchfork";
import Beads from "~icons/game-icons/prayer-beads";
import Speaker from "~icons/game-icons/public-speaker";
import Quill from "~icons/game-icons/quill-ink";
import Rally from "~icons/game-icons/rally-the-troops";
import Reed from "~icons/game-icons/reed";
import Bell from "~icons/game-icons/ringing-bell";
import RoundTable from "~icons/game-icons/round-table";
import Clash from "~icons/game-icons/sabers-choc";
import SailBoat from "~icons/game-icons/sailboat";
import ScrollQuill from "~icons/game-icons/scroll-quill";
import Scroll from "~icons/game-icons/scroll-unfurled";
import Scythe from "~icons/game-icons/scythe";
import Hands from "~icons/game-icons/shaking-hands";
import BrokenSword from "~icons/game-icons/shattered-sword";
import Sprout from "~icons/game-icons/sprout";
import Bridge from "~icons/game-icons/stone-bridge";
import Sunrise from "~icons/game-icons/sunrise";
import Brandish from "~icons/game-icons/sword-brandish";
import Tattered from "~icons/game-icons/tattered-banner";
import TiedScroll from "~icons/game-icons/tied-scroll";
import Tomb from "~icons/game-icons/tombstone";
import Banner from "~icons/game-icons/vertical-banner";
import Waterskin from "~icons/game-icons/waterskin";
import WhiteTower from "~icons/game-icons/white-tower";
import Windmill from "~icons/game-icons/windmill";

/** The land under the figures. */
export type Ground = "hedge" | "marsh" | "sea" | "plain" | "hill" | "floor";
/** The air behind them. */
export type Sky = "day" | "rays" | "night";

export interface Figure {
  of: Component | "heart" | "wind" | "cross";
  x: number;
  y: number;
  size: number;
  turn?: number;
  flip?: boolean;
}

export interface Vignette {
  ground: Ground;
  sky: Sky;
  figures: Figure[];
}

const at = (of: Figure["of"], x = 44, y = 28, size = 40, turn = 0, flip = false): Figure => ({ of, x, y, size, turn, flip });
const scene = (ground: Ground, sky: Sky, ...figures: Figure[]): Vignette => ({ ground, sky, figures });

/** By the id of a face, or by what follows `w1_` in it when several faces share a picture. */
const SCENES: Record<string, Vignette> = {
  w1_annulation: scene("hedge", "night", at(ForestEntrance, 44, 27, 44)),
  w2_annulation: scene("marsh", "night", at(Fog, 44, 23, 38), at(Reed, 20, 34, 24), at(Reed, 68, 36, 20, 0, true)),
  b1_annulation: scene("floor", "day", at(Scroll, 44, 27, 42)),
  b2_annulation: scene("floor", "night", at(Quill, 44, 27, 42)),
  capitaine: scene("hedge", "day", at(Hat, 44, 21, 30), at("heart", 44, 43, 15)),
  marie_jeanne: scene("plain", "rays", at(Cannon, 44, 30, 40)),
  sacre_coeur: scene("floor", "rays", at("heart", 44, 28, 42)),
  epidemie: scene("hill", "night", at(Tomb, 34, 30, 34), at(Tomb, 60, 34, 22)),
  dysenterie: scene("hill", "night", at(Waterskin, 44, 28, 38)),
  tocsin: scene("floor", "rays", at(Bell, 44, 27, 42)),
  soulevement: scene("hedge", "rays", at(Church, 42, 26, 38), at(Scythe, 70, 30, 26), at(Scythe, 16, 30, 26, 0, true)),
  generalissime: scene("floor", "rays", at(Laurel, 44, 27, 46), at("heart", 44, 27, 20)),
  faux: scene("plain", "day", at(Scythe, 38, 27, 42), at(Pitchfork, 52, 27, 40)),
  soeurs: scene("floor", "night", at(Candle, 44, 26, 42)),
  moulins: scene("hill", "day", at(Windmill, 44, 25, 42), at(Windmill, 14, 34, 18), at(Windmill, 76, 35, 15)),
  gars: scene("hedge", "day", at(Oak, 26, 25, 36), at(Musket, 57, 30, 38)),
  maraichins: scene("marsh", "day", at(Canoe, 46, 29, 40), at(Reed, 13, 33, 28), at(Reed, 78, 35, 24, 0, true)),
  paysans: scene("plain", "day", at(Pitchfork, 36, 27, 40), at(Musket, 52, 27, 42)),
  w1_pretres: scene("floor", "rays", at(OpenBook, 44, 34, 36), at("cross", 44, 13, 20)),
  w2_pretres: scene("hedge", "night", at(Beads, 44, 27, 40)),
  louis17: scene("floor", "rays", at(Crown, 44, 27, 40)),
  torfou: scene("hill", "rays", at(Swords, 44, 27, 40)),
  w1_thouars: scene("plain", "day", at(Bridge, 44, 31, 42)),
  w1_saumur: scene("hill", "day", at(Gate, 44, 26, 42)),
  pays: scene("hedge", "day", at(Church, 38, 24, 36), at(Hut, 68, 33, 22)),
  w1_armee: scene("plain", "rays", at(Banner, 44, 26, 48), at("heart", 44, 22, 17)),
  dieu_roi: scene("floor", "rays", at(Lily, 44, 27, 42)),
  chouans: scene("hedge", "night", at(Owl, 44, 26, 42)),
  cavaliers: scene("plain", "day", at(Cavalry, 44, 28, 44, 0, true)),
  grasla: scene("hedge", "night", at(ForestCamp, 44, 27, 44)),
  releve: scene("hill", "rays", at(Sprout, 44, 27, 40)),
  insaisissable: scene("marsh", "night", at(Rider, 44, 27, 44)),
  intrigues: scene("floor", "night", at(Quill, 34, 27, 38), at(Envelope, 64, 35, 22, 8)),
  caches: scene("hedge", "day", at(Granary, 36, 26, 38), at(Sheaf, 67, 35, 24)),
  haies: scene("hedge", "day", at(Grass, 24, 30, 32), at(Grass, 64, 30, 32, 0, true), at(Musket, 44, 30, 32)),
  anglais: scene("sea", "night", at(Lantern, 26, 26, 38), at(Galleon, 66, 31, 22)),
  passage: scene("sea", "day", at(SailBoat, 44, 25, 36), at(SailBoat, 15, 32, 18), at(SailBoat, 74, 33, 16)),
  w2_galerne: scene("hill", "night", at("wind", 44, 20, 28), at(BootPrints, 44, 42, 18, 70)),
  grace: scene("hill", "rays", at(BrokenChain, 44, 27, 40)),
  pourparlers: scene("floor", "day", at(Hands, 44, 27, 44)),
  suivez_moi: scene("plain", "rays", at(Brandish, 44, 26, 44)),
  entrammes: scene("hill", "rays", at(Clash, 44, 27, 44)),
  roi_marais: scene("marsh", "rays", at(Crown, 44, 21, 30), at(Reed, 18, 33, 28), at(Reed, 70, 33, 28, 0, true)),
  garde: scene("plain", "day", at(Drum, 44, 28, 40)),
  renforts: scene("plain", "day", at(Musket, 28, 27, 40, -45), at(Musket, 44, 27, 44, -45), at(Musket, 60, 27, 40, -45)),
  mayencais: scene("plain", "rays", at(Tents, 44, 29, 42)),
  mayence: scene("hill", "rays", at(Tents, 32, 30, 32), at(Flag, 66, 25, 34)),
  diplomatie: scene("floor", "day", at(Hands, 44, 27, 44)),
  representant: scene("floor", "rays", at(Speaker, 44, 27, 44)),
  levee: scene("plain", "day", at(Rally, 44, 28, 44)),
  denonciation: scene("floor", "night", at(Ear, 32, 26, 34), at(Envelope, 62, 33, 26, -8)),
  volontaires: scene("plain", "day", at(Knapsack, 32, 28, 36), at(Musket, 58, 27, 40, -45)),
  blessure: scene("hill", "night", at(Bandage, 44, 27, 42)),
  requisitions: scene("plain", "day", at(Wagon, 40, 29, 40), at(Sheaf, 73, 36, 20)),
  club: scene("floor", "rays", at(Phrygian, 44, 27, 40)),
  ligne: scene("plain", "day", at(Musket, 34, 27, 44, -45), at(Musket, 52, 27, 44, -45)),
  artillerie: scene("plain", "day", at(FieldGun, 44, 29, 44)),
  escadre: scene("sea", "day", at(Galleon, 46, 25, 44), at(Galleon, 14, 31, 16)),
  district: scene("floor", "day", at(Temple, 44, 27, 42)),
  patrie: scene("plain", "rays", at(Flag, 54, 23, 40), at(Cannon, 27, 35, 28, 0, true)),
  salut_public: scene("floor", "night", at(RoundTable, 44, 28, 44)),
  hussards: scene("plain", "day", at(HorseHead, 34, 27, 40), at(Sabres, 66, 29, 28)),
  b1_nantes: scene("sea", "rays", at(Anchor, 44, 25, 40)),
  b1_armee: scene("plain", "rays", at(Flag, 58, 26, 40), at(Flag, 30, 26, 40, 0, true)),
  decret_aout: scene("floor", "rays", at(TiedScroll, 44, 27, 42)),
  carrier: scene("sea", "night", at(Manacles, 44, 25, 36)),
  camps: scene("hill", "day", at(Palisade, 44, 29, 44)),
  colonnes: scene("hill", "night", at(Ruins, 44, 29, 42)),
  chef_tue: scene("hill", "night", at(BrokenSword, 44, 27, 40)),
  poursuite: scene("hill", "day", at(Horseshoe, 32, 27, 32), at(BootPrints, 63, 30, 28, 24)),
  b2_granville: scene("sea", "night", at(WhiteTower, 38, 25, 40), at(Lighthouse, 68, 29, 28)),
  decret_oct: scene("floor", "rays", at(ScrollQuill, 44, 27, 42)),
  outrance: scene("hill", "night", at(Sabres, 44, 27, 42)),
  westermann: scene("plain", "day", at(Cavalry, 44, 28, 44)),
  villes: scene("hill", "day", at(Capitol, 44, 26, 40)),
  b2_cholet: scene("plain", "rays", at(Laurel, 44, 27, 46), at(Sabres, 44, 26, 22)),
  savenay: scene("marsh", "night", at(Tattered, 44, 26, 42)),
  terreur: scene("floor", "night", at(Guillotine, 44, 26, 42)),
};

const DAWN = scene("hill", "rays", at(Sunrise));

/** The picture of a face. A face of another pack without a picture gets a sunrise. */
export function vignette(id: string): Vignette {
  return SCENES[id] ?? SCENES[id.slice(3)] ?? DAWN;
}
