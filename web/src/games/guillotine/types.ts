/** What every part of the game is given. */
import type { BoardProps } from "../../lib/game/board.ts";
import type { GuillotineBox, GuillotineView } from "../../generated/guillotine.ts";

export type * from "../../generated/guillotine.ts";

export type Props = BoardProps<GuillotineView, GuillotineBox>;
