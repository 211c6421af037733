/** The thing itself, or an error that names what is missing. */
export function found<T>(thing: T | null | undefined, name: string): T {
  if (thing === null || thing === undefined) throw new Error(`${name} is missing from the page`);
  return thing;
}
