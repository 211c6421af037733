/** The pictures of the player's page: each draws a detail of the game with its own pieces. Only looked at. */
import type { Component } from "svelte";
import type { Translate } from "../game/board.ts";

export interface PictureProps<Box = any> {
  box: Box;
  t: Translate;
}

export type Pictures<Box = any> = Readonly<Record<string, Component<PictureProps<Box>>>>;
