/** The picture of every card, by its id. */
import type { Component } from "svelte";
import Accident from "~icons/game-icons/stag-head";
import Atours from "~icons/game-icons/ample-dress";
import Ball from "~icons/game-icons/ballerina-shoes";
import Bankrupt from "~icons/game-icons/broken-pottery";
import Baron from "~icons/game-icons/crenel-crown";
import Blade from "~icons/game-icons/bleeding-wound";
import Bougeoir from "~icons/game-icons/candle-holder";
import Cabal from "~icons/game-icons/prayer-beads";
import Chancellor from "~icons/game-icons/scales";
import Cheat from "~icons/game-icons/card-ace-spades";
import Child from "~icons/game-icons/baby-face";
import Childbed from "~icons/game-icons/bed";
import Colonies from "~icons/game-icons/palm-tree";
import Companion from "~icons/game-icons/handheld-fan";
import Comte from "~icons/game-icons/jewel-crown";
import Coward from "~icons/game-icons/run";
import Debts from "~icons/game-icons/rolling-dices";
import Devotion from "~icons/game-icons/prayer";
import Duc from "~icons/game-icons/imperial-crown";
import Duel from "~icons/game-icons/crossed-sabres";
import Enemy from "~icons/game-icons/secret-book";
import FauxPas from "~icons/game-icons/broken-heart";
import Favourite from "~icons/game-icons/crowned-heart";
import Feat from "~icons/game-icons/sword-brandish";
import Fire from "~icons/game-icons/fire-bowl";
import Gascony from "~icons/game-icons/castle";
import Governess from "~icons/game-icons/baby-bottle";
import Horn from "~icons/game-icons/hunting-horn";
import Huguenot from "~icons/game-icons/camargue-cross";
import Hunt from "~icons/game-icons/deer";
import Indies from "~icons/game-icons/galleon";
import Inheritance from "~icons/game-icons/tied-scroll";
import Justice from "~icons/game-icons/banging-gavel";
import Letter from "~icons/game-icons/wax-seal";
import Lost from "~icons/game-icons/shattered-sword";
import Lover from "~icons/game-icons/love-letter";
import Marquis from "~icons/game-icons/queen-crown";
import Marshal from "~icons/game-icons/ribbon-medal";
import Missed from "~icons/game-icons/rabbit";
import Money from "~icons/game-icons/coins-pile";
import Normandy from "~icons/game-icons/stone-tower";
import Pamphlet from "~icons/game-icons/quill-ink";
import Pension from "~icons/game-icons/coins";
import Philtre from "~icons/game-icons/heart-bottle";
import Play from "~icons/game-icons/poker-hand";
import Poison from "~icons/game-icons/poison-bottle";
import Pox from "~icons/game-icons/plague-doctor-profile";
import Ring from "~icons/game-icons/linked-rings";
import Slander from "~icons/game-icons/snake-tongue";
import Stage from "~icons/game-icons/drama-masks";
import Surprised from "~icons/game-icons/window";
import Tax from "~icons/game-icons/pay-money";
import Treasury from "~icons/game-icons/chest";
import Voisin from "~icons/game-icons/talk";
import War from "~icons/game-icons/cannon";
import WarMinister from "~icons/game-icons/field-gun";
import Watch from "~icons/game-icons/guarded-tower";
import Wit from "~icons/game-icons/feather";
import Won from "~icons/game-icons/laurel-crown";

export const CARDS: Record<string, Component> = {
  titre_duc: Duc,
  titre_marquis: Marquis,
  titre_comte: Comte,
  titre_baron: Baron,
  charge_chancelier: Chancellor,
  charge_controleur: Treasury,
  charge_secretaire_guerre: WarMinister,
  charge_maitre_chasse: Horn,
  charge_gouvernante: Governess,
  charge_premiere_dame: Companion,
  charge_dame_atours: Atours,
  charge_gouv_gascogne: Gascony,
  charge_gouv_normandie: Normandy,
  charge_gouv_bourbonnais: Watch,
  dignite_marechal: Marshal,
  pension_2000: Pension,
  pension_4000: Money,
  lettre_de_cachet: Letter,
  guerre_angleterre: War,
  guerre_espagne: War,
  guerre_hollande: War,
  guerre_gagnee: Won,
  guerre_perdue: Lost,
  favorite: Favourite,
  amant_de_la_reine: Lover,
  mariage_secret: Ring,
  cabale_des_devots: Cabal,
  amant_surpris: Surprised,
  enfant_legitime: Child,
  justice: Justice,
  gloire_aux_colonies: Colonies,
  poison: Poison,
  philtre: Philtre,
  la_voisin_parle: Voisin,
  chambre_ardente: Fire,
  accident_de_chasse: Accident,
  blessure_de_guerre: Blade,
  petite_verole: Pox,
  morte_en_couches: Childbed,
  duel: Duel,
  huguenot: Huguenot,
  intelligence_ennemi: Enemy,
  mot_d_esprit: Wit,
  bougeoir: Bougeoir,
  triomphe_au_bal: Ball,
  succes_au_theatre: Stage,
  hallali: Hunt,
  fait_d_armes: Feat,
  devotion: Devotion,
  calomnie: Slander,
  pamphlet: Pamphlet,
  chasse_manquee: Missed,
  couardise: Coward,
  faux_pas: FauxPas,
  heritage: Inheritance,
  lansquenet: Play,
  compagnie_des_indes: Indies,
  dettes_de_jeu: Debts,
  banqueroute: Bankrupt,
  capitation: Tax,
  tricheur_demasque: Cheat,
};
