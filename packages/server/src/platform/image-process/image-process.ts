import type { ChildProcess } from 'node:child_process';
import { type ImageProgram, ImageProcessUnavailable, spawnImageProcess } from './spawn-image-process.ts';

const MIB = 1024 * 1024;
/** RSS above which a process is not reused; 70 to 115 MiB are normal */
const MAX_IDLE_RSS_BYTES = 128 * MIB;
/** Shorter than the 50 s after which a page gives up */
const REPLY_TIMEOUT_MS = 30_000;

export interface ImageJob {
  /** Length of the file sent with the job. */
  bytes: number;
}

export interface ImageReply {
  /** Bytes. */
  rss: number;
}

/** The job exceeded the limits of its process, or crashed it. */
export class ImageProcessKilled extends Error {}

/** Runs jobs one after another; an idle process does not keep the parent alive. */
export class ImageProcess<Job extends ImageJob, Reply extends ImageReply> {
  #isUsable = true;
  readonly #child;
  readonly #files;
  readonly #ready;
  readonly #program;

  constructor(program: ImageProgram) {
    this.#program = program;
    ({ child: this.#child, files: this.#files } = spawnImageProcess(program));
    this.#ready = nextMessage(this.#child);
    const lost = () => {
      this.#isUsable = false;
    };
    this.#child.on('exit', lost).on('error', lost);
    this.#ready.catch(lost);
    this.#files.on('error', () => {
      this.end();
    });
    this.#files.unref();
    this.#unref();
  }

  get isUsable(): boolean {
    return this.#isUsable;
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  /** @throws ImageProcessKilled if the job is responsible, ImageProcessUnavailable if no process has started */
  async run(file: Uint8Array, job: Job): Promise<Reply> {
    this.#child.ref();
    this.#child.channel?.ref();
    try {
      await this.#ready.catch((cause: unknown) => {
        throw new ImageProcessUnavailable(this.#program, cause);
      });
      const reply = await this.#request(file, job);
      this.#isUsable &&= reply.rss < MAX_IDLE_RSS_BYTES;
      return reply;
    } finally {
      this.#unref();
    }
  }

  async #request(file: Uint8Array, job: Job): Promise<Reply> {
    const timer = setTimeout(() => {
      this.end();
    }, REPLY_TIMEOUT_MS);
    const reply = nextMessage(this.#child);
    this.#child.send(job, () => undefined);
    // The IPC channel would copy the file twice.
    this.#files.write(file);
    return (await reply.finally(() => {
      clearTimeout(timer);
    })) as Reply;
  }

  #unref(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // A shared promise of the exit would keep every reply in memory.
    const onMessage = (message: unknown) => {
      child.off('exit', onExit).off('error', onExit);
      resolve(message);
    };
    const onExit = (cause?: unknown) => {
      child.off('message', onMessage).off('exit', onExit);
      reject(new ImageProcessKilled('the image process ended without a reply', { cause }));
    };
    child.once('message', onMessage).once('exit', onExit).once('error', onExit);
  });
}
