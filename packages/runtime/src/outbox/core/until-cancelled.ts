import type { Intent } from './intent.ts';
import { findIntent } from './intents.ts';
import { onNews } from './news.ts';

/** Aborts `signal` once an intent is given up, in whichever tab; `stop` is to be called when that is of no interest any more. */
export function untilCancelled({ seq }: Intent): { readonly signal: AbortSignal; readonly stop: () => void } {
  const cancelled = new AbortController();
  const look = async () => {
    if (!(await findIntent(seq))) cancelled.abort();
  };
  const stop = onNews(({ type }) => {
    // Where this phone does not say what it keeps, it is wanted still.
    if (type === 'changed') look().catch(() => undefined);
  });
  return { signal: cancelled.signal, stop };
}
