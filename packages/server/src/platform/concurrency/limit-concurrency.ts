import { HttpError } from '../http/http-error.ts';

/** Bounds of a queue, in pieces of work. */
export interface QueueBounds {
  atOnce: number;
  waiting: number;
}

/**
 * Lets only so much work run at once and only so much wait, first come first served.
 * Rejects with HttpError 503, with a time to come back, where no more may wait.
 */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

const RETRY_AFTER = 2;

export function createQueue({ atOnce, waiting }: QueueBounds): Queue {
  let running = 0;
  const line: (() => void)[] = [];
  const enter = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) throw tooBusy();
    await new Promise<void>((resolve) => line.push(resolve));
  };
  // The place goes to the next in line, so that nobody who comes just then takes it.
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

function tooBusy(): HttpError {
  const message = 'Too many people are doing this just now. Please try again in a few seconds.';
  return new HttpError(503, 'unavailable', message, { retryAfter: RETRY_AFTER });
}
