/** Courtisans: what its table needs, fetched when the box is opened. */
import "./palette.css";
import type { GamePieces } from "../../lib/game/game.ts";
import { houseTint } from "./art/tints.ts";
import Board from "./board/Board.svelte";
import Card from "./cards/Card.svelte";
import Hand from "./cards/Hand.svelte";
import Line from "./turn/Line.svelte";
import { pace } from "./motion.ts";
import { matters } from "./matters.ts";
import Plate from "./Plate.svelte";
import { catalogue } from "./catalogue/index.ts";
import catalogueEn from "./catalogue/en.ftl?raw";
import catalogueFr from "./catalogue/fr.ftl?raw";
import { guide } from "./guide/index.ts";
import { pictures } from "./primer/index.ts";
import guideEn from "./guide/en.ftl?raw";
import guideFr from "./guide/fr.ftl?raw";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import type { CourtisansBox, CourtisansView } from "./types.ts";

/** C-132: seconds after which a message is forgotten. */
const COMPLAINED = 300;
/** A bargain between others is known only by the money that changes hands. */
const CONCLUDED = new Set(["offer_accepted", "paid"]);

export const pieces: GamePieces<CourtisansView, CourtisansBox> = {
  Board,
  Hand,
  Line,
  rows: { line: 2.1, phoneLine: 2.75, plate: 6.2, sheet: 8.35 },
  Plate,
  colours: (of) => ({ ground: houseTint(of) }),
  called: (view) => view.called,
  first: ["accept"],
  addresses: (props) =>
    props.view.rules.etiquette_help === "auto"
      ? props.view.forms.flatMap((form, seat) => (seat === props.seat ? [] : [{ seat, text: form }]))
      : [],
  complaints: ({ view }) => (view.rules.etiquette === "off" || view.round === 0 ? 0 : COMPLAINED),
  folds: {
    opens: "negotiation_opened",
    closes: "negotiation_closed",
    title: (events) => ({ key: "c-fold", args: { n: events.length, deals: new Set(events.filter(({ kind }) => CONCLUDED.has(kind)).map(({ n }) => n)).size } }),
  },
  pace,
  matters,
  telling: [
    "game_ended", "king_died", "queen_died", "regent_died", "died", "exiled", "jailed", "married", "war_declared",
    "peace_signed", "peace_made", "word_broken", "obtained", "refused", "favour_fell", "favour_rose", "gained", "lost",
    "fined", "offer_accepted", "offer_declined", "round_began",
  ],
  texts: { fr: fr + catalogueFr + guideFr, en: en + catalogueEn + guideEn },
  catalogue,
  faces: { card: Card },
  guide,
  pictures,
};
