const RESIZE_TIMEOUT_MS = 10_000;

const USER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Retries when the page's height changes, until it works, the visitor acts, or time is over. */
export function retryOnResize(attempt: () => boolean, onEnd: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => {
    ended.abort();
  };
  const onResize = () => {
    if (!signal.aborted && attempt()) end();
  };
  const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(onResize) : undefined;
  observer?.observe(document.body);
  const timer = setTimeout(end, RESIZE_TIMEOUT_MS);
  for (const type of USER_INPUT) addEventListener(type, end, { signal, passive: true });
  signal.addEventListener('abort', () => {
    observer?.disconnect();
    clearTimeout(timer);
    onEnd();
  });
  return end;
}
