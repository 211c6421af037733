/** Time as people say it. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const SPACE = " ";

/** `4:05`, or `7 h 20` when it is long; nothing when it is over. Both moments in milliseconds since 1970. */
export function leftOf(deadline: number, now: number): string {
  const seconds = Math.ceil((deadline - now) / 1000);
  if (seconds <= 0) return "";
  const two = (n: number) => String(n).padStart(2, "0");
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
  return `${Math.floor(seconds / HOUR)}${SPACE}h${SPACE}${two(Math.floor((seconds % HOUR) / MINUTE))}`;
}
