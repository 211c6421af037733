/** How long nothing must change before a thing may be smaller again. */
const CALM = 3000;

/**
 * For a thing beside something large: it grows when it must, but keeps the height it had while its words come and go.
 * Between a question, its answer and the next question the board then has one size and is drawn once.
 */
export function steady(node: HTMLElement): () => void {
  let calm: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(calm);
    calm = setTimeout(() => (node.style.minHeight = ""), CALM);
  };
  const sizes = new ResizeObserver(() => {
    node.style.minHeight = `${node.offsetHeight}px`;
    wait();
  });
  const words = new MutationObserver(wait);
  sizes.observe(node);
  words.observe(node, { subtree: true, childList: true, characterData: true });
  return () => {
    clearTimeout(calm);
    sizes.disconnect();
    words.disconnect();
    node.style.minHeight = "";
  };
}
