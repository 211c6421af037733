/** Which key of the page was pressed: null when the keystroke belongs to a field, a dialog or the browser. */
export function pressed(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, [contenteditable], dialog")) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}
