/** Do something when nobody waits for the page; gives what calls it off. */
export function atLeisure(work: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const later = setTimeout(work, 300);
    return () => clearTimeout(later);
  }
  const later = requestIdleCallback(work);
  return () => cancelIdleCallback(later);
}
