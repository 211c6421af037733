/** What every part of the game is given. */
import type { BoardProps } from "../../lib/game/board.ts";
import type { CortegeBox, CortegeView } from "../../generated/cortege.ts";

export type * from "../../generated/cortege.ts";

export type Props = BoardProps<CortegeView, CortegeBox>;
