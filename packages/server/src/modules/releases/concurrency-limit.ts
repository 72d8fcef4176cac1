import { HttpError } from '../../platform/http/http-error.ts';

/** Rejects with HttpError 503 at the limit. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

export function createConcurrencyLimit(max: number): ConcurrencyLimit {
  let running = 0;
  return async (work) => {
    if (running >= max)
      throw new HttpError(
        503,
        'unavailable',
        'Other releases are being published. Please try again shortly.',
      );
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}
