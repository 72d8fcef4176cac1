import { SERVER_MESSAGES } from '@naija/contracts/domain/server-messages';
import { HttpError } from '../http/http-error.ts';

export interface ConcurrencyBounds {
  maxConcurrent: number;
  maxQueued: number;
  /** What is said to those that do not fit. */
  message?: string;
  /** Seconds. */
  retryAfter?: number;
}

/** Runs tasks in FIFO order within its bounds; rejects with HttpError 503 and Retry-After when the queue is full. */
export interface ConcurrencyLimit {
  <T>(task: () => Promise<T>): Promise<T>;
  /** Tasks at the moment. */
  readonly load: () => { running: number; queued: number };
}

export function createConcurrencyLimit({
  maxConcurrent,
  maxQueued,
  message = SERVER_MESSAGES.tooMany,
  retryAfter = 2,
}: ConcurrencyBounds): ConcurrencyLimit {
  let running = 0;
  const queue: (() => void)[] = [];
  const acquire = async () => {
    if (running < maxConcurrent) {
      running += 1;
      return;
    }
    if (queue.length >= maxQueued) throw new HttpError(503, 'unavailable', message, { retryAfter });
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  // The slot is handed over without being freed, so that no newcomer can take it.
  const release = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  const run = async <T>(task: () => Promise<T>): Promise<T> => {
    await acquire();
    try {
      return await task();
    } finally {
      release();
    }
  };
  return Object.assign(run, { load: () => ({ running, queued: queue.length }) });
}
