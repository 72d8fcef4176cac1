/** Milliseconds of quiet to wait for where the browser cannot say when it is idle. */
const QUIET = 3_000;

/** Does some work when the page has loaded and there is time. */
export function whenQuiet(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work);
  else
    globalThis.addEventListener(
      'load',
      () => {
        whenIdle(work);
      },
      { once: true },
    );
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, QUIET);
}
