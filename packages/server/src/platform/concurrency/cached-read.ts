import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. */
interface Times {
  reuseMs: number;
  timeoutMs: number;
}

/**
 * Shares one run among all calls while it runs and for some time afterwards. A run that takes too long rejects for its callers,
 * and no other run starts beside it. A failure is shared like a result.
 */
export function cachedRead<T>(read: () => Promise<T>, { reuseMs, timeoutMs }: Times): () => Promise<T> {
  let result: Promise<T> | undefined;
  let reusedUntil = Infinity;
  const start = () => {
    reusedUntil = Infinity;
    const run = Promise.resolve().then(read);
    const settled = () => {
      reusedUntil = performance.now() + reuseMs;
    };
    run.then(settled, settled);
    return run;
  };
  return () => {
    if (result === undefined || performance.now() >= reusedUntil) result = start();
    return withTimeout(result, timeoutMs);
  };
}

async function withTimeout<T>(run: Promise<T>, timeoutMs: number): Promise<T> {
  const timer = new AbortController();
  const overdue = sleep(timeoutMs, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`no result within ${String(timeoutMs)} ms`);
  });
  // Rejected without a listener if the run settles first.
  overdue.catch(() => undefined);
  return Promise.race([run, overdue]).finally(() => {
    timer.abort();
  });
}
