export const HEARTBEAT_MS = 1_000;
/** Longer than a slow device is busy, and than most visitors leave a `confirm` open, which stops the page's timers. */
export const FREEZE_MS = 15_000;
/** A longer gap between two checks means that the watch itself was suspended with the device. */
const SUSPENDED_MS = 3 * HEARTBEAT_MS;

export interface Watched {
  readonly key: string;
  readonly remote: string;
  readonly version: string;
  readonly isSampled: boolean;
  /** True if another release may be at fault, which the page can tell once it runs again. */
  readonly isShared: boolean;
}

export type ToWatchdog = 'beat' | { readonly shown?: Watched };

interface FreezeEvents<Subject> {
  readonly onFreeze: (subject: Subject) => void;
  readonly onThaw: (subject: Subject) => void;
}

/** Detects from a worker that a page is frozen. All times are in milliseconds of one monotonic clock. */
export class FreezeWatch<Subject> {
  readonly #events: FreezeEvents<Subject>;
  #subject: Subject | undefined;
  #lastBeat = 0;
  #lastCheck = 0;
  #isFrozen = false;

  constructor(events: FreezeEvents<Subject>) {
    this.#events = events;
  }

  watch(subject: Subject | undefined, now: number): void {
    this.beat(now);
    this.#subject = subject;
  }

  beat(now: number): void {
    this.#lastBeat = now;
    if (this.#isFrozen && this.#subject !== undefined) this.#events.onThaw(this.#subject);
    this.#isFrozen = false;
  }

  check(now: number): void {
    if (now - this.#lastCheck > SUSPENDED_MS) this.#lastBeat = now;
    this.#lastCheck = now;
    if (this.#isFrozen || this.#subject === undefined || now - this.#lastBeat < FREEZE_MS) return;
    this.#isFrozen = true;
    this.#events.onFreeze(this.#subject);
  }
}
