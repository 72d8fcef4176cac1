/**
 * Time for the next page to respond. If none does, the page stays: it was a download or a call, or the visitor
 * cancelled.
 */
const LEAVING_TIMEOUT_MS = 30_000;

declare global {
  /** Milliseconds since the page was opened; set before the code of the page has loaded. */
  var naijaLeftAt: number | undefined;
}

let isLeaving = false;
const waiting = new Set<() => void>();

/** Records for the boot script that the page is being left. It may be left before its code has loaded. */
export function recordLeaving(): void {
  addEventListener('beforeunload', () => {
    globalThis.naijaLeftAt = performance.now();
  });
}

/** Must be called once, before anything is loaded. */
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
    }); // Uses no iterator, which a release may have replaced.
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
    if (document.visibilityState === 'visible') stay(); // The visitor comes back from a call or another app.
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stay(); // A page from the back/forward cache stays. A new page may already be left again while it loads.
  });
}

/**
 * Resolves once the page is not being left, usually at once. Await it before a failed load is reported or handled:
 * browsers abort the loads of a page that is being left, Firefox long before the next page appears.
 */
export async function whenStaying(): Promise<void> {
  if (isLeaving) await new Promise<void>((resolve) => waiting.add(resolve));
}
