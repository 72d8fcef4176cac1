import { SITE_HEADER } from '@naija/contracts/http/paths';
import { refetch, staleQueries, unsettledQueries, type RevalidationContext } from './subscribed-queries.ts';

export { followRenderedPage } from './follow-rendered.ts';
export { refetchThroughWorker } from './follow-rendered.ts';

const BACKOFF = { minMs: 2_000, maxMs: 60_000 };
/** Limits while a page shows a failure and no content. */
const BACKOFF_WITHOUT_DATA = { minMs: 2_000, maxMs: 15_000 };

/** Responds without a database query while the process is alive. */
const HEALTH_PATH = '/healthz';
const HEALTH_TIMEOUT_MS = 10_000;

/**
 * Events fired when the visitor returns or the system reports a network. They are unreliable, so each only triggers a
 * check.
 */
const HINTS = ['focus', 'online', 'pageshow', 'visibilitychange'];

/** Revalidates failed and cached responses, and stale data when the visitor returns. @returns function that stops it */
export function startRevalidating(context: RevalidationContext): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isBusy = false;

  const attempt = async (dueQueries: typeof staleQueries) => {
    clearTimeout(timer);
    timer = undefined;
    if (isBusy || document.hidden || dueQueries(context).length === 0) return;
    isBusy = true;
    const succeeded =
      context.retryAfterMs() === 0 &&
      (failures === 0 || (await isServerHealthy())) &&
      (await refetchInTurn(context, dueQueries));
    isBusy = false;
    failures = succeeded ? 0 : failures + 1;
    schedule();
  };
  const schedule = () => {
    const queries = unsettledQueries(context);
    if (isBusy || timer !== undefined || document.hidden || queries.length === 0) return;
    failures = Math.max(failures, 1);
    const limits = queries.some(({ data }) => data === undefined) ? BACKOFF_WITHOUT_DATA : BACKOFF;
    const delayMs = Math.max(context.retryAfterMs(), context.backoffDelayMs(failures, limits));
    timer = setTimeout(() => void attempt(unsettledQueries), delayMs);
  };
  const check = () => void attempt(staleQueries);

  const unsubscribe = context.store.subscribe(schedule);
  for (const hint of HINTS) addEventListener(hint, check);
  schedule();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    for (const hint of HINTS) removeEventListener(hint, check);
  };
}

/** Requests one query after the other, as long as the server responds. */
async function refetchInTurn(
  context: RevalidationContext,
  dueQueries: typeof staleQueries,
): Promise<boolean> {
  for (const query of dueQueries(context)) if (!(await refetch(context, query))) return false;
  return true;
}

/**
 * Checks the server first, so that the page does not flash from its failure to a pending state and back. A captive
 * portal responds too.
 */
async function isServerHealthy(): Promise<boolean> {
  try {
    const { status, headers } = await fetch(HEALTH_PATH, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
    });
    return status < 500 && headers.has(SITE_HEADER);
  } catch {
    return false;
  }
}
