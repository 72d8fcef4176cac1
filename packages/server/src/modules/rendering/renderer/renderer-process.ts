import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Budget, RendererLimits } from '../limits.ts';
import { createFrameReader, encodeFrame } from '../process/frames.mjs';
import type { ToRenderer } from '../process/messages.ts';
import { spawnRenderer, type SpawnOptions } from './spawn-renderer.ts';
import { Watchdog } from './watchdog.ts';

/** Unchecked message of a renderer. */
export interface Received {
  readonly type?: unknown;
  readonly [field: string]: unknown;
}

/** @throws Error unless it is text */
export function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error('it sent a malformed message');
  return value;
}

/** @throws Error unless it is a number */
export function number(value: unknown): number {
  if (typeof value !== 'number') throw new Error('it sent a malformed message');
  return value;
}

export const UNEXPECTED = 'it sent a message that nobody asked for';

/** Processes above this share of the memory limit are replaced */
const RECYCLED_SHARE = 0.95;

export interface RendererEnd {
  reason: string;
  /** True if the release is responsible. */
  isFault: boolean;
}

export interface RendererProcessOptions extends Omit<SpawnOptions, 'heap'> {
  limits: RendererLimits;
  onEnd: (end: RendererEnd) => void;
}

/** The release may send any message at any time. */
export class RendererProcess {
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
  readonly #options;
  readonly #child: ChildProcess;
  readonly #channel: Socket;
  readonly #watchdog;
  #end: RendererEnd | undefined;
  #onMessage: ((message: Received) => void) | undefined;
  #rejectExchange: ((error: Error) => void) | undefined;

  /** @throws Error if no process can be started */
  constructor(options: RendererProcessOptions) {
    const { limits } = options;
    const { child, channel, pid } = spawnRenderer({ ...options, heap: limits.heap });
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

  end(reason: string, isFault: boolean): void {
    if (this.#end) return;
    this.#end = { reason, isFault };
    this.#watchdog.stop();
    this.#child.kill('SIGKILL');
    this.#channel.destroy();
    this.#rejectExchange?.(new Error(reason));
    this.#options.onEnd(this.#end);
  }

  send(message: ToRenderer): void {
    if (!this.#end) this.#channel.write(encodeFrame(message));
  }

  /**
   * Sends a message and passes replies to `hear` until `done`, within a budget. An error in `hear` ends the process, and so
   * does a message at another time. Rejects if the process ends. `isToBlame` tells whether a timeout is the release's fault.
   */
  async exchange<T>(
    budget: Budget,
    message: ToRenderer,
    hear: (received: Received, done: (result: T) => void) => void,
    isToBlame: () => boolean = () => true,
  ): Promise<T> {
    const { limits } = this.#options;
    const result = await new Promise<T>((resolve, reject) => {
      if (this.#end) {
        reject(new Error(this.#end.reason));
        return;
      }
      this.#rejectExchange = reject;
      this.#onMessage = (received) => {
        hear(received, (result) => {
          this.#onMessage = undefined;
          resolve(result);
        });
      };
      this.#watchdog.begin(budget, () => {
        this.end('it took too long', isToBlame());
      });
      this.send(message);
    });
    this.#watchdog.beginIdle(limits.idle, () => {
      this.end('it was idle', false);
    });
    if (this.memory > limits.memory * RECYCLED_SHARE) this.end('it has grown', false);
    return result;
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
}
