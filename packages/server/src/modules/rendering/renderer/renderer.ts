import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Budget, RendererLimits } from '../limits.ts';
import { createFrameReader, encodeFrame } from '../process/frames.mjs';
import type { ToRenderer } from '../process/messages.ts';
import type { FetchPublic, RenderedContent, RenderTarget } from '../rendered-content.ts';
import type { Launcher } from './isolation.ts';
import { PageReads } from './page-reads.ts';
import { number, text, type Received } from './received.ts';
import { readOutput } from './read-output.ts';
import { spawnRenderer } from './spawn-renderer.ts';
import { Watchdog } from './watchdog.ts';

/** Of the limit: a process that is larger after a render is replaced before it reaches it. */
const RECYCLED_SHARE = 0.95;

export interface RendererOptions {
  release: { remote: string; version: string; base: string; code: string };
  launcher: Launcher;
  shellEntry: string;
  limits: RendererLimits;
  fetchPublic: FetchPublic;
  onEnd: (end: RendererEnd) => void;
}

export interface RendererEnd {
  reason: string;
  /** Whether the release is to blame. */
  isFault: boolean;
}

/** `isOwn` where every read of the page succeeded. */
export type RenderResult =
  { kind: 'rendered'; content: RenderedContent } | { kind: 'failed'; reason: string; isOwn: boolean };

/** One release in a process of its own, from which any message may come at any time. */
export class Renderer {
  /** Resolves when there is no such process any more. */
  readonly gone: Promise<void>;
  readonly #options;
  readonly #child: ChildProcess;
  readonly #channel: Socket;
  readonly #watchdog;
  #end: RendererEnd | undefined;
  #onMessage: ((message: Received) => void) | undefined;
  #rejectExchange: ((error: Error) => void) | undefined;
  #jobs = 0;

  /** @throws Error where no process can be started */
  constructor(options: RendererOptions) {
    const { launcher, shellEntry, limits, release } = options;
    const name = `${release.remote}@${release.version}`;
    const { child, channel, pid } = spawnRenderer({ launcher, shellEntry, name, heap: limits.heap });
    this.#options = options;
    this.#child = child;
    this.#channel = channel;
    this.#watchdog = new Watchdog({
      pid,
      maxMemory: limits.memory,
      onOver: (reason) => {
        this.end(reason, true);
      },
    });
    const isGone = () => {
      this.end('it ended by itself', true);
    };
    this.gone = new Promise((resolve) => child.once('exit', resolve)).then(isGone);
    channel.on('data', this.#reader()).on('error', isGone).on('close', isGone);
  }

  get isUsable(): boolean {
    return this.#end === undefined;
  }

  get isWorking(): boolean {
    return this.#onMessage !== undefined;
  }

  /** Resident bytes. */
  get memory(): number {
    return this.#watchdog.memory;
  }

  /** Loads the release. Rejects where that fails, which ends the process. */
  load(): Promise<undefined> {
    const { limits, release } = this.#options;
    const { remote, code, base } = release;
    const message: ToRenderer = { type: 'load', remote, code, base, maxBytes: limits.message };
    return this.#exchange<undefined>(limits.start, message, (received, done) => {
      if (received.type === 'loaded') done(undefined);
      else if (received.type === 'broken') this.end(`it did not load: ${text(received['reason'])}`, true);
      else throw new Error(UNEXPECTED);
    });
  }

  /** Rejects where it ends the process. */
  render({ location, origin, lite }: RenderTarget): Promise<RenderResult> {
    const { limits, fetchPublic } = this.#options;
    const job = ++this.#jobs;
    const reads = new PageReads(fetchPublic, limits);
    const message: ToRenderer = { type: 'render', job, location, origin, lite };
    return this.#exchange<RenderResult>(limits.render, message, (received, done) => {
      if (number(received['job']) !== job) throw new Error(UNEXPECTED);
      if (received.type === 'read') this.#read(received, reads);
      else if (received.type === 'rendered') done(resultOf(received, reads, limits.html));
      else if (received.type === 'failed') done(failure(text(received['reason']), reads));
      else throw new Error(UNEXPECTED);
    });
  }

  /** Ends the process at once. */
  end(reason: string, isFault: boolean): void {
    if (this.#end) return;
    this.#end = { reason, isFault };
    this.#watchdog.stop();
    this.#child.kill('SIGKILL');
    this.#channel.destroy();
    this.#rejectExchange?.(new Error(reason));
    this.#options.onEnd(this.#end);
  }

  #reader(): (chunk: Buffer) => void {
    const read = createFrameReader(this.#options.limits.message, (message) => {
      if (!this.#onMessage || typeof message !== 'object' || message === null) throw new Error(UNEXPECTED);
      this.#onMessage(message as Received);
    });
    return (chunk) => {
      try {
        read(chunk);
      } catch (error) {
        this.end((error as Error).message, true);
      }
    };
  }

  /** Sends a message and hears what comes until `done`, within a budget. */
  async #exchange<T>(
    budget: Budget,
    message: ToRenderer,
    hear: (received: Received, done: (result: T) => void) => void,
  ): Promise<T> {
    const { limits } = this.#options;
    const result = await new Promise<T>((resolve, reject) => {
      this.#rejectExchange = reject;
      this.#onMessage = (received) => {
        hear(received, (result) => {
          this.#onMessage = undefined;
          resolve(result);
        });
      };
      if (this.#end) reject(new Error(this.#end.reason));
      this.#watchdog.begin(budget, () => {
        this.end('it took too long', true);
      });
      this.#send(message);
    });
    this.#watchdog.beginIdle(limits.idle, () => {
      this.end('it was idle', false);
    });
    if (this.memory > limits.memory * RECYCLED_SHARE) this.end('it has grown', false);
    return result;
  }

  #read(received: Received, reads: PageReads): void {
    if (!reads.isAllowed()) throw new Error('it reads too much');
    const read = number(received['read']);
    void reads.read(text(received['path'])).then((answer) => {
      this.#send({ type: 'answer', read, ...answer });
    });
  }

  #send(message: ToRenderer): void {
    if (!this.#end) this.#channel.write(encodeFrame(message));
  }
}

const UNEXPECTED = 'it sent a message that nobody asked for';

function resultOf(received: Received, reads: PageReads, htmlMax: number): RenderResult {
  try {
    return { kind: 'rendered', content: { ...readOutput(received, htmlMax), calls: [...reads.paths] } };
  } catch (error) {
    return failure((error as Error).message, reads);
  }
}

function failure(reason: string, { hasFailed }: PageReads): RenderResult {
  return { kind: 'failed', reason, isOwn: !hasFailed };
}
