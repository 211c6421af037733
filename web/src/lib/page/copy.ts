/** Words for the clipboard, also where the browser keeps its own from the page: it does so at addresses that are not safe (plain http). */

/** Copy these words. Did it work? */
export async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return bySelection(words);
  }
}

/** The old way: a field that nobody sees is selected and copied. It must be in the dialog that is open: the rest cannot be selected. */
function bySelection(words: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = words;
  field.readOnly = true;
  field.style.cssText = "position:fixed;top:0;opacity:0";
  ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
