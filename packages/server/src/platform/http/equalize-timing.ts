import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does work and settles as it does, but only at whole multiples of a time in milliseconds after the start, so that
 * how long the answer took does not tell what was found.
 */
export async function atLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const passed = performance.now() - start;
    await wait(Math.ceil(Math.ceil(passed / ms) * ms - passed));
  }
}
