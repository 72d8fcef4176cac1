import type { RendererLimits } from './limits.ts';

/** Ten good renders make up for a fault, so a release that hangs at every tenth page is suspended */
const FORGIVEN = 0.1;
/** A release that fails at this many pages before rendering any is suspended */
const FAILURES_MAX = 20;

type Limits = Pick<RendererLimits, 'faults' | 'suspensionMs' | 'maxSuspensionMs'>;

/** Decides when, and for how long, a release that ends its processes is suspended. Times are milliseconds since 1970. */
export class Faults {
  rendered = 0;
  failed = 0;
  last: { at: string; reason: string } | null = null;
  readonly #limits;
  #score = 0;
  #suspensions = 0;
  #suspendedUntil = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  suspendedUntil(now: number): number | undefined {
    return this.#suspendedUntil > now ? this.#suspendedUntil : undefined;
  }

  addRendered(): void {
    this.rendered += 1;
    this.#score = Math.max(0, this.#score - FORGIVEN);
    if (this.#score === 0) this.#suspensions = 0;
  }

  /** Other pages may work after a release threw. */
  addFailed(reason: string, now: number): void {
    this.failed += 1;
    this.#keep(reason, now);
    if (this.rendered === 0 && this.failed % FAILURES_MAX === 0) this.#suspend(now);
  }

  addFault(reason: string, now: number): void {
    this.#keep(reason, now);
    this.#score += 1;
    if (this.#score < this.#limits.faults) return;
    // One more fault is then enough.
    this.#score = this.#limits.faults - 1;
    this.#suspend(now);
  }

  #keep(reason: string, now: number): void {
    this.last = { at: new Date(now).toISOString(), reason };
  }

  #suspend(now: number): void {
    const { suspensionMs, maxSuspensionMs } = this.#limits;
    this.#suspendedUntil = now + Math.min(maxSuspensionMs, suspensionMs * 2 ** this.#suspensions);
    this.#suspensions += 1;
  }
}
