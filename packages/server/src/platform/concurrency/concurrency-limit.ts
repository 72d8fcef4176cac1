import { SERVER_MESSAGES } from '@naija/contracts/domain/server-messages';
import { HttpError } from '../http/http-error.ts';

export interface ConcurrencyBounds {
  maxConcurrent: number;
  maxQueued: number;
  /** Tasks of one network that may wait, so that none fills the queue for all. */
  maxQueuedOfNetwork?: number;
  message?: string;
  /** Seconds. */
  retryAfter?: number;
}

/**
 * Runs tasks in FIFO order within its bounds. Rejects with HttpError and Retry-After: 503 if the queue is full, 429 if the
 * network's share is.
 */
export interface ConcurrencyLimit {
  /** @param network network whose share of the queue the task uses */
  <T>(task: () => Promise<T>, network?: string): Promise<T>;
  readonly load: () => { running: number; queued: number };
}

export function createConcurrencyLimit({
  maxConcurrent,
  maxQueued,
  maxQueuedOfNetwork = maxQueued,
  message = SERVER_MESSAGES.tooMany,
  retryAfter = 2,
}: ConcurrencyBounds): ConcurrencyLimit {
  let running = 0;
  const queue: { start: () => void; network: string | undefined }[] = [];
  const countOf = (network: string) => queue.filter((waiting) => waiting.network === network).length;
  const acquire = async (network: string | undefined) => {
    if (running < maxConcurrent) {
      running += 1;
      return;
    }
    if (queue.length >= maxQueued) throw new HttpError(503, 'unavailable', message, { retryAfter });
    // The client caused this error, so it is not logged.
    if (network !== undefined && countOf(network) >= maxQueuedOfNetwork)
      throw new HttpError(429, 'rate_limited', message, { retryAfter });
    await new Promise<void>((start) => queue.push({ start, network }));
  };
  // The slot is passed on without being freed, so that a new task cannot take it.
  const release = () => {
    const next = queue.shift();
    if (next) next.start();
    else running -= 1;
  };
  const run = async <T>(task: () => Promise<T>, network?: string): Promise<T> => {
    await acquire(network);
    try {
      return await task();
    } finally {
      release();
    }
  };
  return Object.assign(run, { load: () => ({ running, queued: queue.length }) });
}
