/** Do this with the next paint, which lays everything out anyway; what it gives stops it. */
export function beforePaint(done: () => void): () => void {
  const next = requestAnimationFrame(done);
  return () => cancelAnimationFrame(next);
}
