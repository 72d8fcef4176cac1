/** Milliseconds before the first try after a failure, and at most between two. */
const SOON = 500;
const RARELY = 120_000;

/** Since when something failed, and until when it is left alone. Times are of `performance.now()`: no clock is asked. */
interface Hold {
  readonly failures: number;
  readonly until: number;
  /** Until when the server asked to be left alone. */
  readonly asked: number;
}

/** For how long targets, or all of them, are left alone. */
export function createBackoff() {
  const holds = new Map<string, Hold>();
  const left = (name: string) => (holds.get(name)?.until ?? 0) - performance.now();
  return {
    /** Holds a target, twice as long as the time before and at least for `wait` milliseconds; '' stands for all. */
    hold(name: string, wait = 0): void {
      const failures = (holds.get(name)?.failures ?? 0) + 1;
      const longest = Math.min(RARELY, SOON * 2 ** (failures - 1));
      // Phones that lost their line together do not come back together.
      const delay = longest * (0.5 + Math.random() / 2);
      const now = performance.now();
      holds.set(name, { failures, until: now + Math.max(wait, delay), asked: now + wait });
    },
    release(name: string): void {
      holds.delete(name);
    },
    /** Forgets all but what the server has asked for: somebody wants it tried now. */
    releaseAll(): void {
      for (const [name, hold] of holds) holds.set(name, { ...hold, failures: 0, until: hold.asked });
    },
    /** Milliseconds until a target may be tried; 0 or less for now. */
    wait: (name: string) => Math.max(left(''), left(name)),
  };
}

export type Backoff = ReturnType<typeof createBackoff>;
