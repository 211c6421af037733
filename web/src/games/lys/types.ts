/** What every part of the game is given. */
import type { BoardProps } from "../../lib/game/board.ts";
import type { LysBox, LysView } from "../../generated/lys.ts";

export type * from "../../generated/lys.ts";

export type Props = BoardProps<LysView, LysBox>;
