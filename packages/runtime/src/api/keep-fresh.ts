import { askAgain, staleQueries, troubledQueries, type Freshness } from './due-queries.ts';

export { keepShown } from './keep-shown.ts';

/** Milliseconds before the first attempt after something failed, and at most between two. */
const SOON = 2_000;
const RARELY = 60_000;

/** Answers while the process lives, without asking the database. */
const SIGN_OF_LIFE = '/healthz';
/** Milliseconds it has for that. */
const PATIENCE = 10_000;

/** When a visitor comes back, or the system says that there is a line: both are reasons to look, neither is believed. */
const HINTS = ['focus', 'online', 'pageshow', 'visibilitychange'];

/**
 * Brings what the page shows up to date: after a failure or a saved copy as soon as the server answers again, and what
 * is stale when the visitor comes back. Whether there is a line is learned from answers and failures alone.
 * @returns ends it
 */
export function keepFresh(fresh: Freshness): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let busy = false;

  const attempt = async (due: typeof staleQueries) => {
    clearTimeout(timer);
    timer = undefined;
    if (busy || document.hidden || due(fresh).length === 0) return;
    busy = true;
    const worked =
      fresh.quietTime() === 0 && (failures === 0 || (await isServerThere())) && (await inTurn(fresh, due));
    busy = false;
    failures = worked ? 0 : failures + 1;
    follow();
  };
  const follow = () => {
    if (busy || timer !== undefined || document.hidden || troubledQueries(fresh).length === 0) return;
    failures = Math.max(failures, 1);
    timer = setTimeout(() => void attempt(troubledQueries), delayAfter(failures, fresh));
  };
  const look = () => void attempt(staleQueries);

  const unsubscribe = fresh.store.subscribe(follow);
  for (const hint of HINTS) addEventListener(hint, look);
  follow();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    for (const hint of HINTS) removeEventListener(hint, look);
  };
}

/** Asks for what is due, one after the other, as long as the server answers. */
async function inTurn(fresh: Freshness, due: typeof staleQueries): Promise<boolean> {
  for (const query of due(fresh)) if (!(await askAgain(fresh, query))) return false;
  return true;
}

/** Doubles with each failure, and differs between phones, so that they do not all come back at once. */
function delayAfter(failures: number, { quietTime }: Freshness): number {
  const longest = Math.min(RARELY, SOON * 2 ** (failures - 1));
  return Math.max(quietTime(), longest * (0.5 + Math.random() / 2));
}

/** A page that shows a failure goes on doing so while this is found out. */
async function isServerThere(): Promise<boolean> {
  try {
    const { status } = await fetch(SIGN_OF_LIFE, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return status < 500;
  } catch {
    return false;
  }
}
