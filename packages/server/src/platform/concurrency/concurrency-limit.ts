import { HttpError } from '../http/http-error.ts';

export interface ConcurrencyBounds {
  maxConcurrent: number;
  maxQueued: number;
}

/** Runs tasks in FIFO order within its bounds; rejects with HttpError 503 and Retry-After when the queue is full. */
export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>;

const RETRY_AFTER_S = 2;

export function createConcurrencyLimit({ maxConcurrent, maxQueued }: ConcurrencyBounds): ConcurrencyLimit {
  let running = 0;
  const queue: (() => void)[] = [];
  const acquire = async () => {
    if (running < maxConcurrent) {
      running += 1;
      return;
    }
    if (queue.length >= maxQueued) throw tooBusy();
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  // The slot is handed over without being freed, so that no newcomer can take it.
  const release = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return async (task) => {
    await acquire();
    try {
      return await task();
    } finally {
      release();
    }
  };
}

function tooBusy(): HttpError {
  const message = 'Too many people are doing this just now. Please try again in a few seconds.';
  return new HttpError(503, 'unavailable', message, { retryAfter: RETRY_AFTER_S });
}
