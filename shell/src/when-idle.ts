const IDLE_TIMEOUT_MS = 3_000;

/** Runs a callback when the page has loaded and the browser is idle, or three seconds after it has loaded. */
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
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run, IDLE_TIMEOUT_MS);
}
