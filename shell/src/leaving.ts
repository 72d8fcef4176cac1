/** For the next page to answer. Without one the page stays: it was a download or a call, or the visitor cancelled. */
const LEAVING_TIMEOUT_MS = 30_000;

let isLeaving = false;
const waiting = new Set<() => void>();

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
  addEventListener('beforeunload', () => {
    leave();
    timer = setTimeout(stay, LEAVING_TIMEOUT_MS);
  });
  addEventListener('pagehide', leave);
  addEventListener('pageshow', stay); // From the back/forward cache.
}

/**
 * Resolves when the page is not being left: mostly at once. To be awaited before a failed load is reported or acted on, as
 * browsers abort the loads of a page that is being left: Firefox long before the next page is there.
 */
export async function whenStaying(): Promise<void> {
  if (isLeaving) await new Promise<void>((resolve) => waiting.add(resolve));
}
