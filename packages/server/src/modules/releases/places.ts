import { HttpError } from '../../platform/http/http-error.ts';

/** Does a piece of work, or rejects with HttpError 503 where as many are done already as may be. */
export type Places = <T>(work: () => Promise<T>) => Promise<T>;

/** Bounds how many uploads there are at once, and with them memory and disk. */
export function createPlaces(most: number): Places {
  let taken = 0;
  return async (work) => {
    if (taken >= most)
      throw new HttpError(
        503,
        'unavailable',
        'Other releases are being published. Please try again shortly.',
      );
    taken += 1;
    try {
      return await work();
    } finally {
      taken -= 1;
    }
  };
}
