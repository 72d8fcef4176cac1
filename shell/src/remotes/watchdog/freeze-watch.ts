/** Milliseconds between two signs of life of a page, and between two looks for one. */
export const BEAT_MS = 1_000;
/**
 * Milliseconds without a sign of life after which a page stands still: longer than a slow device is busy at a time, and
 * than most people leave a question of the browser's unanswered, during which no timer of the page runs.
 */
export const FREEZE_MS = 15_000;
/** Milliseconds between two looks after which the watch itself was asleep, as the whole device is. */
const ASLEEP_MS = 3 * BEAT_MS;

interface FreezeEvents<Subject> {
  readonly frozen: (subject: Subject) => void;
  /** The page has come back to life. */
  readonly thawed: (subject: Subject) => void;
}

/** Finds out, beside a page, that it stands still. All times are in milliseconds of one steady clock. */
export class FreezeWatch<Subject> {
  readonly #events: FreezeEvents<Subject>;
  #subject: Subject | undefined;
  #heard = 0;
  #looked = 0;
  #isFrozen = false;

  constructor(events: FreezeEvents<Subject>) {
    this.#events = events;
  }

  /** Says what is watched from now on; nothing while the page is hidden. */
  watch(subject: Subject | undefined, now: number): void {
    this.beat(now);
    this.#subject = subject;
  }

  /** Hears a sign of life. */
  beat(now: number): void {
    this.#heard = now;
    if (this.#isFrozen && this.#subject !== undefined) this.#events.thawed(this.#subject);
    this.#isFrozen = false;
  }

  /** Looks for one; to be called every `BEAT_MS`. */
  look(now: number): void {
    if (now - this.#looked > ASLEEP_MS) this.#heard = now;
    this.#looked = now;
    if (this.#isFrozen || this.#subject === undefined || now - this.#heard < FREEZE_MS) return;
    this.#isFrozen = true;
    this.#events.frozen(this.#subject);
  }
}
