import { isLoading, onLoadingChange } from './pending-loads.ts';

const IDLE_TIMEOUT_MS = 3_000;

/** Runs a callback when the page has loaded and the browser is idle, at most three seconds later. */
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

/** Time for loaded content to be shown: to be rendered or hydrated, and its photos requested. */
const QUIET_MS = 1_000;

const SETTLED_TIMEOUT_MS = 30_000;

/** Runs a callback when the page has loaded its code and first data, and the browser is idle. */
export function whenSettled(run: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runWhenIdle = () => {
    clearTimeout(timer);
    clearTimeout(timeout);
    stop();
    whenIdle(run);
  };
  const check = () => {
    clearTimeout(timer);
    if (isLoading('code') || isLoading('data')) return;
    timer = setTimeout(runWhenIdle, QUIET_MS);
  };
  const timeout = setTimeout(runWhenIdle, SETTLED_TIMEOUT_MS);
  const stop = onLoadingChange(check);
  check();
}
