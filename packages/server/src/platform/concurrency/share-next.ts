import { setImmediate as afterRequests } from 'node:timers/promises';

/**
 * Returns the result of a run that begins after the call. All calls during a run, or in the same turn of the event loop, share
 * the next run, so that under load one run serves many calls.
 */
export function shareNext<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;
  const start = async () => {
    next = undefined;
    const result = run();
    running = result;
    try {
      return await result;
    } finally {
      running = undefined;
    }
  };
  return () => {
    next ??= (running ?? afterRequests()).then(start, start);
    return next;
  };
}
