import { SERVER_MESSAGES } from '@naija/contracts/domain/server-messages';
import { HttpError } from '../http/http-error.ts';
import { type Client, RoundRobin, type QueuedTask, Usage, type Quotas } from './round-robin.ts';

const RETRY_AFTER_S = 5;

export interface FairQueueLimits {
  capacity: Quotas;
  maxWaiting: Quotas;
  waitTimeoutMs: number;
}

/**
 * Weighted semaphore with quotas per account and address, in which addresses with waiting tasks take turns. Rejects with
 * HttpError 429 if the account has too many tasks, and 503 if others have, at once or after the timeout.
 */
export type FairQueue = <T>(client: Client, amount: number, work: () => Promise<T>) => Promise<T>;

/** A cost above the account quota is capped to it. */
export function createFairQueue({ capacity, maxWaiting, waitTimeoutMs }: FairQueueLimits): FairQueue {
  const used = new Usage();
  const waiting = new Usage();
  const queue = new RoundRobin();

  const dequeue = (task: QueuedTask) => {
    queue.remove(task);
    waiting.add(task.client, -1);
  };
  const startNext = () => {
    for (const task of queue.takeRunnable(({ client, amount }) =>
      used.exceededQuota(client, amount, capacity),
    )) {
      used.add(task.client, task.amount);
      waiting.add(task.client, -1);
      task.start();
    }
  };
  const acquire = (client: Client, amount: number) =>
    new Promise<void>((resolve, reject) => {
      const refuse = (error: HttpError) => {
        clearTimeout(timer);
        dequeue(task);
        reject(error);
      };
      const timer = setTimeout(() => {
        refuse(
          used.exceededQuota(client, amount, capacity) === 'account' ? tooManyRequests() : unavailable(),
        );
        // Smaller tasks behind a large one may fit now.
        startNext();
      }, waitTimeoutMs);
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const task = { client, amount, start };
      const exceeded = waiting.exceededQuota(client, 1, maxWaiting);
      queue.add(task);
      waiting.add(client, 1);
      startNext();
      // Every queue is bounded, even if capacity is left for other clients.
      if (exceeded && queue.has(task)) refuse(exceeded === 'account' ? tooManyRequests() : unavailable());
    });
  return async (client, cost, work) => {
    const amount = Math.min(cost, capacity.account);
    await acquire(client, amount);
    try {
      return await work();
    } finally {
      used.add(client, -amount);
      startNext();
    }
  };
}

function tooManyRequests(): HttpError {
  return new HttpError(429, 'rate_limited', SERVER_MESSAGES.photosPending, { retryAfter: RETRY_AFTER_S });
}

function unavailable(): HttpError {
  return new HttpError(503, 'unavailable', SERVER_MESSAGES.photosQueued, { retryAfter: RETRY_AFTER_S });
}
