/** What every part of the game is given. */
import type { BoardProps } from "../../lib/game/board.ts";
import type { VendeeBox, VendeeView } from "../../generated/vendee.ts";

export type * from "../../generated/vendee.ts";

export type Props = BoardProps<VendeeView, VendeeBox>;
