/** What is cut in wood on each square, by its place. */
import type { Component } from "svelte";
import AllSeeingEye from "~icons/game-icons/all-seeing-eye";
import Anchor from "~icons/game-icons/anchor";
import Banknote from "~icons/game-icons/banknote";
import Bathtub from "~icons/game-icons/bathtub";
import BeerStein from "~icons/game-icons/beer-stein";
import Bread from "~icons/game-icons/bread";
import BreakingChain from "~icons/game-icons/breaking-chain";
import BugleCall from "~icons/game-icons/bugle-call";
import BurningEmbers from "~icons/game-icons/burning-embers";
import Cannon from "~icons/game-icons/cannon";
import Cartwheel from "~icons/game-icons/cartwheel";
import Church from "~icons/game-icons/church";
import CoffeeCup from "~icons/game-icons/coffee-cup";
import Congress from "~icons/game-icons/congress";
import CrossedSabres from "~icons/game-icons/crossed-sabres";
import Crown from "~icons/game-icons/crown";
import DrippingKnife from "~icons/game-icons/dripping-knife";
import Drum from "~icons/game-icons/drum";
import EagleEmblem from "~icons/game-icons/eagle-emblem";
import EarthAfricaEurope from "~icons/game-icons/earth-africa-europe";
import Envelope from "~icons/game-icons/envelope";
import Fist from "~icons/game-icons/fist";
import ForestEntrance from "~icons/game-icons/forest-entrance";
import France from "~icons/game-icons/france";
import FreedomDove from "~icons/game-icons/freedom-dove";
import Galleon from "~icons/game-icons/galleon";
import Gavel from "~icons/game-icons/gavel";
import GraduateCap from "~icons/game-icons/graduate-cap";
import GreekTemple from "~icons/game-icons/greek-temple";
import GuardedTower from "~icons/game-icons/guarded-tower";
import Guillotine from "~icons/game-icons/guillotine";
import HammerNails from "~icons/game-icons/hammer-nails";
import HangingSign from "~icons/game-icons/hanging-sign";
import HolySymbol from "~icons/game-icons/holy-symbol";
import Imprisoned from "~icons/game-icons/imprisoned";
import Key from "~icons/game-icons/key";
import Laurels from "~icons/game-icons/laurels";
import LightningTrio from "~icons/game-icons/lightning-trio";
import Lyre from "~icons/game-icons/lyre";
import Manacles from "~icons/game-icons/manacles";
import MonkFace from "~icons/game-icons/monk-face";
import Musket from "~icons/game-icons/musket";
import OldWagon from "~icons/game-icons/old-wagon";
import OpenGate from "~icons/game-icons/open-gate";
import PalmTree from "~icons/game-icons/palm-tree";
import PhrygianCap from "~icons/game-icons/phrygian-cap";
import Pitchfork from "~icons/game-icons/pitchfork";
import Plow from "~icons/game-icons/plow";
import PocketWatch from "~icons/game-icons/pocket-watch";
import Prayer from "~icons/game-icons/prayer";
import PublicSpeaker from "~icons/game-icons/public-speaker";
import QuillInk from "~icons/game-icons/quill-ink";
import RallyTheTroops from "~icons/game-icons/rally-the-troops";
import ReceiveMoney from "~icons/game-icons/receive-money";
import RoundTable from "~icons/game-icons/round-table";
import Sailboat from "~icons/game-icons/sailboat";
import Scales from "~icons/game-icons/scales";
import ScrollUnfurled from "~icons/game-icons/scroll-unfurled";
import ShakingHands from "~icons/game-icons/shaking-hands";
import StoneBridge from "~icons/game-icons/stone-bridge";
import Sun from "~icons/game-icons/sun";
import SwapBag from "~icons/game-icons/swap-bag";
import SwordBreak from "~icons/game-icons/sword-break";
import TennisRacket from "~icons/game-icons/tennis-racket";
import Tombstone from "~icons/game-icons/tombstone";
import TowerFall from "~icons/game-icons/tower-fall";
import TowerFlag from "~icons/game-icons/tower-flag";
import TrumpetFlag from "~icons/game-icons/trumpet-flag";
import Uprising from "~icons/game-icons/uprising";
import Vote from "~icons/game-icons/vote";
import WeightScale from "~icons/game-icons/weight-scale";
import Windmill from "~icons/game-icons/windmill";

export const VIGNETTES: Record<string, Component> = {
  0: HangingSign,
  1: PublicSpeaker,
  2: ReceiveMoney,
  3: TennisRacket,
  4: Prayer,
  5: Congress,
  6: TowerFall,
  7: BreakingChain,
  8: ScrollUnfurled,
  9: Uprising,
  10: Banknote,
  11: France,
  12: Church,
  13: ShakingHands,
  14: MonkFace,
  15: Tombstone,
  16: HammerNails,
  17: OldWagon,
  18: Musket,
  19: QuillInk,
  20: BeerStein,
  21: Manacles,
  22: CrossedSabres,
  23: RoundTable,
  24: BugleCall,
  25: Pitchfork,
  26: TowerFlag,
  27: Gavel,
  28: Galleon,
  29: DrippingKnife,
  30: PhrygianCap,
  31: EarthAfricaEurope,
  32: Vote,
  33: Crown,
  34: RallyTheTroops,
  35: Scales,
  36: Plow,
  37: AllSeeingEye,
  38: GuardedTower,
  39: Bathtub,
  40: FreedomDove,
  41: SwapBag,
  42: Guillotine,
  43: Sun,
  44: LightningTrio,
  45: GreekTemple,
  46: OpenGate,
  47: WeightScale,
  48: HolySymbol,
  49: GraduateCap,
  50: Bread,
  51: Cannon,
  52: BurningEmbers,
  53: CoffeeCup,
  54: Fist,
  55: Sailboat,
  56: EagleEmblem,
  prison_1: Imprisoned,
  prison_2: PocketWatch,
  prison_3: Key,
  prison_4: Envelope,
  prison_5: Lyre,
  prison_6: Cartwheel,
  prison_7: Drum,
  prison_8: Guillotine,
  front_1: Windmill,
  front_2: TrumpetFlag,
  front_3: ForestEntrance,
  front_4: SwordBreak,
  front_5: Anchor,
  front_6: Galleon,
  front_7: StoneBridge,
  front_8: Laurels,
  guyana: PalmTree,
};
