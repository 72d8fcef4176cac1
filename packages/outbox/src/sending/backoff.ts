import { backoffDelayMs } from '../timing.ts';

const LIMITS = { minMs: 500, maxMs: 120_000 };

/** Delay of a target. Times are of `performance.now()`, because the device's clock may be wrong. */
interface Hold {
  readonly failures: number;
  readonly untilMs: number;
  /** End of the delay that the server requested with `Retry-After`. */
  readonly requestedUntilMs: number;
}

/** Keeps the delays after failures, for each target and for all of them together (''). */
export function createBackoff() {
  const holds = new Map<string, Hold>();
  const remainingMs = (target: string) => (holds.get(target)?.untilMs ?? 0) - performance.now();
  return {
    hold(target: string, retryAfterMs = 0): void {
      const failures = (holds.get(target)?.failures ?? 0) + 1;
      const now = performance.now();
      const delay = Math.max(retryAfterMs, backoffDelayMs(failures, LIMITS));
      holds.set(target, { failures, untilMs: now + delay, requestedUntilMs: now + retryAfterMs });
    },
    release(target: string): void {
      holds.delete(target);
    },
    /** Ends all delays except those requested by the server, because the user wants an attempt now. */
    releaseAll(): void {
      for (const [target, hold] of holds)
        holds.set(target, { ...hold, failures: 0, untilMs: hold.requestedUntilMs });
    },
    /** Milliseconds until a target may be tried; 0 or less for now. */
    waitMs: (target: string) => Math.max(remainingMs(''), remainingMs(target)),
  };
}

export type Backoff = ReturnType<typeof createBackoff>;
