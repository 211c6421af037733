/** What the server says has changed, put into what was shown before (docs/protocol.md, "Changes"). */
import type { Asked, Change, State } from "../server/protocol.ts";

type Patch = { [key: string]: unknown };

const DEEPER = "~";

/** What a patch makes of this: made anew on the way to what changed, and shared otherwise. */
export function patched(old: unknown, patch: unknown): unknown {
  if (Array.isArray(patch)) {
    const [at, gone, ...come] = patch as [number, number, ...unknown[]];
    const list = old as unknown[];
    return [...list.slice(0, at), ...come, ...list.slice(at + gone)];
  }
  const made = (Array.isArray(old) ? [...old] : { ...(old as Patch) }) as Patch;
  for (const [key, value] of Object.entries(patch as Patch)) {
    if (key.startsWith(DEEPER)) made[key.slice(1)] = patched(made[key.slice(1)], value);
    else made[key] = value;
  }
  return made;
}

/**
 * The state after a change; null: it does not go on from this one, or something is wrong. Then all is asked for.
 * `question`: the last one that was told.
 */
export function changed(state: State | null, change: Change, question: Asked | null): State | null {
  if (state === null || state.edition !== change.was) return null;
  const made = patched(state, change.patch) as State;
  if (change.again !== undefined && change.again !== null) {
    if (question === null) return null;
    made.asked = patched(question, change.again) as Asked;
  }
  if (change.check !== undefined && change.check !== null && change.check !== sum([made.view, made.asked])) return null;
  return { ...made, fresh: false, events: change.events ?? [], edition: change.edition };
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** The CRC-32 of something as JSON. */
export function sum(what: unknown): number {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(JSON.stringify(what))) sum = (sum >>> 8) ^ TABLE[(sum ^ byte) & 255]!;
  return (sum ^ 0xffffffff) >>> 0;
}
