import { setTimeout as wait } from 'node:timers/promises';

/** Delays settlement to a multiple of `stepMs`, so that the time reveals nothing. */
export async function equalizeTiming<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const passed = performance.now() - start;
    await wait(Math.ceil(Math.ceil(passed / stepMs) * stepMs - passed));
  }
}
