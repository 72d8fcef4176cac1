import type { RegistryEntry } from '@naija/contracts/remote/registry';
import type { RendererStatus } from '@naija/contracts/http/release-status';
import { quoteUntrusted } from '@naija/contracts/remote/untrusted-text';
import type { FastifyBaseLogger } from 'fastify';
import { Faults } from './faults.ts';
import type { RendererLimits } from './limits.ts';
import { readServerEntry } from './read-server-entry.ts';
import type { FetchPublic, RenderedContent, RenderTarget } from './rendered-content.ts';
import type { Launcher } from './renderer/isolation.ts';
import { Renderer } from './renderer/renderer.ts';

const LOCATIONS_MAX = 500;

/**
 * Locations that failed, each for a limited time; the latest ones if there are very many. Times are milliseconds since 1970.
 */
class FailedLocations {
  readonly #ms;
  readonly #until = new Map<string, number>();

  constructor(ms: number) {
    this.#ms = ms;
  }

  has(location: string, now: number): boolean {
    return (this.#until.get(location) ?? 0) > now;
  }

  add(location: string, now: number): void {
    this.#until.delete(location);
    this.#until.set(location, now + this.#ms);
    const [oldest] = this.#until.keys();
    if (this.#until.size > LOCATIONS_MAX && oldest !== undefined) this.#until.delete(oldest);
  }
}

export interface ReleaseRendererOptions {
  remote: string;
  release: RegistryEntry;
  remotesDir: string;
  shellEntry: string;
  fetchPublic: FetchPublic;
  launcher: Promise<Launcher>;
  log: FastifyBaseLogger;
  limits: RendererLimits;
  now: () => number;
  /** False if no process may be started. */
  makeRoom: () => boolean;
}

/** Starts a process when there is something to render. */
export class ReleaseRenderer {
  readonly #options;
  readonly #faults;
  readonly #failed;
  #renderer: Renderer | undefined;
  #isolation: Launcher['isolation'] = 'process';
  #starts = 0;
  #hasEntry = true;
  #lastUsed = 0;
  #lastStart = -Infinity;

  constructor(options: ReleaseRendererOptions) {
    this.#options = options;
    this.#faults = new Faults(options.limits);
    this.#failed = new FailedLocations(options.limits.failedLocationMs);
    void options.launcher.then(({ isolation }) => {
      this.#isolation = isolation;
    });
  }

  get lastUsed(): number {
    return this.#lastUsed;
  }

  get lastStart(): number {
    return this.#lastStart;
  }

  get isIdle(): boolean {
    return this.hasProcess && this.#renderer?.process.isWorking === false;
  }

  get hasProcess(): boolean {
    return this.#renderer?.process.isUsable === true;
  }

  /** False if the page is served unrendered anyway. */
  canRender(location: string): boolean {
    const now = this.#options.now();
    return (
      this.#hasEntry && this.#faults.suspendedUntil(now) === undefined && !this.#failed.has(location, now)
    );
  }

  async render(target: RenderTarget): Promise<RenderedContent | undefined> {
    if (!this.canRender(target.location)) return undefined;
    this.#lastUsed = this.#options.now();
    try {
      const renderer = await this.#usableRenderer();
      if (!renderer) return undefined;
      const result = await renderer.render(target);
      if (result.kind === 'rendered') {
        this.#faults.addRendered();
        return result.content;
      }
      if (result.isOwn) this.#faults.addFailed(shown(result.reason), this.#options.now());
      this.#log(target, result.reason);
    } catch (error) {
      this.#log(target, (error as Error).message);
    }
    this.#failed.add(target.location, this.#options.now());
    return undefined;
  }

  /** Waits until the process is gone. */
  async close(reason: string): Promise<void> {
    this.#renderer?.process.end(reason, false);
    await this.#renderer?.process.gone;
  }

  status(): RendererStatus {
    const { remote, release, now } = this.#options;
    const suspendedUntil = this.#faults.suspendedUntil(now());
    return {
      remote,
      version: release.metadata.version,
      state: suspendedUntil === undefined ? this.#state() : 'suspended',
      restarts: Math.max(0, this.#starts - 1),
      rendered: this.#faults.rendered,
      failed: this.#faults.failed,
      lastFault: this.#faults.last,
      suspendedUntil: suspendedUntil === undefined ? null : new Date(suspendedUntil).toISOString(),
      memory: this.hasProcess ? (this.#renderer?.process.memory ?? null) : null,
      isolation: this.#isolation,
    };
  }

  #state(): RendererStatus['state'] {
    if (!this.hasProcess) return 'stopped';
    return this.isIdle ? 'idle' : 'working';
  }

  async #usableRenderer(): Promise<Renderer | undefined> {
    if (this.#renderer?.process.isUsable) return this.#renderer;
    const code = await this.#readCode();
    if (code === undefined) return undefined;
    const launcher = await this.#options.launcher;
    if (!this.#options.makeRoom()) return undefined;
    const renderer = this.#start(code, launcher);
    await renderer.load();
    return renderer;
  }

  async #readCode(): Promise<string | undefined> {
    const { remotesDir, remote, release } = this.#options;
    try {
      const code = await readServerEntry(remotesDir, remote, release);
      this.#hasEntry = code !== undefined;
      return code;
    } catch (error) {
      this.#addFault((error as Error).message);
      throw error;
    }
  }

  #start(code: string, launcher: Launcher): Renderer {
    const { remote, release, shellEntry, limits, fetchPublic, now } = this.#options;
    this.#starts += 1;
    this.#lastStart = now();
    const { version } = release.metadata;
    const base = release.url.slice(0, release.url.lastIndexOf('/') + 1);
    this.#renderer = new Renderer({
      ...{ launcher, shellEntry, limits, fetchPublic },
      release: { remote, version, base, code },
      onEnd: ({ reason, isFault }) => {
        if (isFault) this.#addFault(reason);
      },
    });
    return this.#renderer;
  }

  #addFault(reason: string): void {
    const { now, log, remote, release } = this.#options;
    this.#faults.addFault(shown(reason), now());
    const { version } = release.metadata;
    const until = this.#faults.suspendedUntil(now());
    const suspendedUntil = until === undefined ? null : new Date(until).toISOString();
    log.warn({ remote, version, reason: shown(reason), suspendedUntil }, 'a renderer was ended');
  }

  #log({ remote, release, location }: RenderTarget, reason: string): void {
    const { version } = release.metadata;
    this.#options.log.warn(
      { remote, version, location, reason: shown(reason) },
      'a page is served unrendered',
    );
  }
}

const shown = (reason: string) => quoteUntrusted(reason).slice(1, -1);
