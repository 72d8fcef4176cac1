import { HttpError } from '../http/http-error.ts';

/** Seconds after which whoever found no room may try again. */
const RETRY_AFTER = 5;

/**
 * Sets memory aside for work that takes so many bytes; whoever finds too little waits, first come first served.
 * Rejects with HttpError 503 where it was not to be had in time.
 */
export type Memory = <T>(bytes: number, work: () => Promise<T>) => Promise<T>;

interface Waiter {
  bytes: number;
  begin: () => void;
}

/** Memory of `size` bytes in all, for which nobody waits longer than `patience` milliseconds. */
export function createMemory(size: number, patience: number): Memory {
  let free = size;
  const line: Waiter[] = [];
  const admit = () => {
    for (let first = line[0]; first && first.bytes <= free; first = line[0]) {
      line.shift();
      free -= first.bytes;
      first.begin();
    }
  };
  const enter = (bytes: number) =>
    new Promise<void>((resolve, reject) => {
      const waiter = { bytes: Math.min(bytes, size), begin: resolve };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(waiter), 1);
        reject(tooBusy());
        // Whoever stood behind a large one may have room.
        admit();
      }, patience);
      waiter.begin = () => {
        clearTimeout(timer);
        resolve();
      };
      line.push(waiter);
      admit();
    });
  return async (bytes, work) => {
    await enter(bytes);
    try {
      return await work();
    } finally {
      free += Math.min(bytes, size);
      admit();
    }
  };
}

function tooBusy(): HttpError {
  const message = 'Too many photos are being uploaded just now. Please try again in a few seconds.';
  return new HttpError(503, 'unavailable', message, { retryAfter: RETRY_AFTER });
}
