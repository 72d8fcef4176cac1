const IDLE_DELAY_MS = 3_000;

/** Runs a callback when the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  if (document.readyState === 'complete') requestIdle(run);
  else
    globalThis.addEventListener(
      'load',
      () => {
        requestIdle(run);
      },
      { once: true },
    );
}

function requestIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, IDLE_DELAY_MS);
}
