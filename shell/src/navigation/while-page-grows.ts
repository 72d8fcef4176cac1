/** How long a page may take to become high enough, in milliseconds. */
const PATIENCE = 10_000;

/** By these a visitor scrolls, or begins something else. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Tries something each time the page has changed its height, until it works, the visitor takes over or the
 * patience ends.
 * @param attempt true when it worked
 * @param onEnd called once, whatever ended it
 * @returns a function that ends it
 */
export function whilePageGrows(attempt: () => boolean, onEnd: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => {
    ended.abort();
  };
  const observer = new ResizeObserver(() => {
    if (!signal.aborted && attempt()) end();
  });
  observer.observe(document.body);
  const timer = setTimeout(end, PATIENCE);
  for (const hand of HANDS) addEventListener(hand, end, { signal, passive: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
    onEnd();
  });
  return end;
}
