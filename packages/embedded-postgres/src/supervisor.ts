import { setTimeout as delay } from 'node:timers/promises';

import type { Cluster } from './cluster.ts';
import type { LaunchOptions } from './launch.ts';
import { livePostmaster } from './postmaster-pid.ts';
import { closeMembership, leave, type Membership } from './membership.ts';
import { stopCluster } from './stop-cluster.ts';
import { joinCluster } from './join-cluster.ts';

const MAX_RETRY_MS = 5_000;

/** Keeps this process a member of the cluster until `stop`, and restarts the cluster when it ends. */
export class Supervisor {
  readonly #cluster: Cluster;
  readonly #options: LaunchOptions;
  readonly #stopping = new AbortController();
  #membership: Membership | undefined;
  #recovery: Promise<void> | undefined;
  #stopped: Promise<{ last: boolean }> | undefined;

  constructor(cluster: Cluster, options: Omit<LaunchOptions, 'signal'>) {
    this.#cluster = cluster;
    this.#options = { ...options, signal: this.#stopping.signal };
  }

  get pid(): number | undefined {
    return this.#recovery ? undefined : this.#membership?.pid;
  }

  async start(): Promise<void> {
    await this.#adopt(await joinCluster(this.#cluster, this.#options));
  }

  /** Leaves the cluster, and stops it when no other member is left. Aborts a restart in progress. */
  stop(): Promise<{ last: boolean }> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<{ last: boolean }> {
    this.#stopping.abort();
    await this.#recovery;
    const membership = this.#membership;
    if (!membership) return { last: false };
    const last = await leave(membership);
    if (last) await stopCluster(this.#cluster);
    await closeMembership(membership);
    return { last: last || livePostmaster(this.#cluster.data) === undefined };
  }

  async #adopt(membership: Membership): Promise<void> {
    const former = this.#membership;
    this.#membership = membership;
    void membership.lost.then(() => {
      if (!this.#stopping.signal.aborted) this.#beginRecovery();
    });
    // The former membership is closed last, because a recovering cluster without members would stop.
    if (former) await closeMembership(former);
  }

  // The new membership may be lost before this recovery settles.
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
        await this.#adopt(await joinCluster(this.#cluster, this.#options));
        log('the embedded PostgreSQL is back');
        return;
      } catch (error) {
        if (!isAbort(error)) log(`the embedded PostgreSQL could not be brought back: ${String(error)}`);
        await delay(Math.min(MAX_RETRY_MS, 100 * 2 ** failures), undefined, { signal }).catch(
          () => undefined,
        );
      }
    }
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
