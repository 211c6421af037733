/** The path under which the house lies (`serve --base-path /jeux`), written into the page by the server; "" at the root. */
export const base = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? "";

/** A path of the house as the browser must call it. */
export function under(path: string, root = base): string {
  return root + path;
}

/** A path of the browser as the house calls it; one that is not below the house stays as it is. */
export function within(path: string, root = base): string {
  return root !== "" && (path === root || path.startsWith(`${root}/`)) ? path.slice(root.length) : path;
}
