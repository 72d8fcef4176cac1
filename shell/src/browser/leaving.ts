/** For the next page to answer. Without one the page stays: it was a download or a call, or the visitor cancelled. */
const LEAVING_TIMEOUT_MS = 30_000;

declare global {
  /** In milliseconds since the page was opened; set before its code has come. */
  var naijaLeftAt: number | undefined;
}

let isLeaving = false;
const waiting = new Set<() => void>();

/** For the boot script: a page may be left before its code has come, and begin to load it even then. */
export function recordLeaving(): void {
  addEventListener('beforeunload', () => {
    globalThis.naijaLeftAt = performance.now();
  });
}

/** To be called once, before anything is loaded. */
export function watchLeaving(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    isLeaving = true;
  };
  const stay = () => {
    clearTimeout(timer);
    isLeaving = false;
    waiting.forEach((resolve) => {
      resolve();
    }); // By no iterator, which a release may have replaced.
    waiting.clear();
  };
  const leaveFor = (timeMs: number) => {
    leave();
    timer = setTimeout(stay, timeMs);
  };
  const { naijaLeftAt } = globalThis;
  if (naijaLeftAt !== undefined) leaveFor(naijaLeftAt + LEAVING_TIMEOUT_MS - performance.now());
  addEventListener('beforeunload', () => {
    leaveFor(LEAVING_TIMEOUT_MS);
  });
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') stay(); // After a call, or a message in another app.
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stay(); // From the back/forward cache; else the page has just been loaded, while it is left or not.
  });
}

/**
 * Resolves when the page is not being left: mostly at once. To be awaited before a failed load is reported or acted on, as
 * browsers abort the loads of a page that is being left: Firefox long before the next page is there.
 */
export async function whenStaying(): Promise<void> {
  if (isLeaving) await new Promise<void>((resolve) => waiting.add(resolve));
}
