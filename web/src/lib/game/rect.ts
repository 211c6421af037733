/** A place on a board: its corner, its width and its height. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
