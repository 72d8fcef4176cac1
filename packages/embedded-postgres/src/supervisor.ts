import { setTimeout as delay } from 'node:timers/promises';

import type { Cluster } from './cluster.ts';
import type { LaunchOptions } from './launch.ts';
import { livePostmaster } from './postmaster-pid.ts';
import { closeSeat, leave, type Seat } from './seat.ts';
import { stopCluster } from './stop-cluster.ts';
import { takeSeat } from './take-seat.ts';

const LONGEST_PAUSE_MS = 5_000;

/** Keeps this process in its seat, bringing the cluster back when it goes away, until told to stop. */
export class Supervisor {
  readonly #cluster: Cluster;
  readonly #options: LaunchOptions;
  readonly #stopping = new AbortController();
  #seat: Seat | undefined;
  #recovery: Promise<void> | undefined;
  #stopped: Promise<{ last: boolean }> | undefined;

  constructor(cluster: Cluster, options: Omit<LaunchOptions, 'signal'>) {
    this.#cluster = cluster;
    this.#options = { ...options, signal: this.#stopping.signal };
  }

  /** Pid of the postmaster, undefined while the cluster is away. */
  get pid(): number | undefined {
    return this.#recovery ? undefined : this.#seat?.pid;
  }

  /** Resolves when the cluster takes connections; rejects with why it cannot be started. */
  async start(): Promise<void> {
    await this.#occupy(await takeSeat(this.#cluster, this.#options));
  }

  /** Leaves the cluster, and stops it when nobody else uses it. Also ends a restart in progress. */
  stop(): Promise<{ last: boolean }> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<{ last: boolean }> {
    this.#stopping.abort();
    await this.#recovery;
    const seat = this.#seat;
    if (!seat) return { last: false };
    const last = await leave(seat);
    if (last) await stopCluster(this.#cluster);
    await closeSeat(seat);
    return { last: last || livePostmaster(this.#cluster.data) === undefined };
  }

  async #occupy(seat: Seat): Promise<void> {
    const former = this.#seat;
    this.#seat = seat;
    void seat.lost.then(() => {
      if (!this.#stopping.signal.aborted) this.#beginRecovery();
    });
    // Not before: we are users of a cluster that is only recovering, and it would stop without any.
    if (former) await closeSeat(former);
  }

  // The seat that a recovery wins may be lost again before that recovery has quite ended.
  #beginRecovery(): void {
    const recovery = this.#recover().finally(() => {
      if (this.#recovery === recovery) this.#recovery = undefined;
    });
    this.#recovery = recovery;
  }

  async #recover(): Promise<void> {
    const { log, signal } = this.#options;
    log('the embedded PostgreSQL went away; bringing it back');
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        await this.#occupy(await takeSeat(this.#cluster, this.#options));
        log('the embedded PostgreSQL is back');
        return;
      } catch (error) {
        if (!isAbort(error)) log(`the embedded PostgreSQL could not be brought back: ${String(error)}`);
        await delay(Math.min(LONGEST_PAUSE_MS, 100 * 2 ** failures), undefined, { signal }).catch(
          () => undefined,
        );
      }
    }
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
