/** What every part of the game is given. */
import type { BoardProps } from "../../lib/game/board.ts";
import type { CourtisansBox, CourtisansView } from "../../generated/courtisans.ts";

export type * from "../../generated/courtisans.ts";

export type Props = BoardProps<CourtisansView, CourtisansBox>;

export type Sovereign = "king" | "queen";
