import type { ChildProcess } from 'node:child_process';
import type { DecodingJob, DecodingReply } from './job.ts';
import { NoDecoder, startDecoder } from './start-decoder.ts';

const MIB = 1024 * 1024;
/** Resident bytes after a photo, above which a process is not used again; 70 to 115 MiB are usual. */
const MAX_RESTING_RSS = 128 * MIB;
/** For a process that stands still; well below the 50 s for which a browser waits. */
const REPLY_TIMEOUT_MS = 30_000;

/** The process ended instead of answering: the image took more than it may, or took its decoder down. */
export class DecoderKilled extends Error {}

/** A process that decodes photos, one after the other. It ends with this one, and does not keep it alive while idle. */
export class DecoderProcess {
  #isUsable = true;
  readonly #child;
  readonly #files;
  readonly #ready;

  /** @throws NoDecoder */
  constructor() {
    ({ child: this.#child, files: this.#files } = startDecoder());
    this.#ready = messageOf(this.#child);
    const lost = () => {
      this.#isUsable = false;
    };
    this.#child.on('exit', lost).on('error', lost);
    this.#ready.catch(lost);
    this.#files.on('error', () => {
      this.end();
    });
    this.#files.unref();
    this.#rest();
  }

  /** Whether it may be given another photo. */
  get isUsable(): boolean {
    return this.#isUsable;
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  /** Rejects with DecoderKilled where the image is to blame, with NoDecoder where the process did not start. */
  async decode(file: Uint8Array, job: DecodingJob): Promise<DecodingReply> {
    this.#child.ref();
    this.#child.channel?.ref();
    try {
      await this.#ready.catch((cause: unknown) => {
        throw new NoDecoder(cause);
      });
      const reply = await this.#ask(file, job);
      this.#isUsable &&= reply.rss < MAX_RESTING_RSS;
      return reply;
    } finally {
      this.#rest();
    }
  }

  async #ask(file: Uint8Array, job: DecodingJob): Promise<DecodingReply> {
    const overdue = setTimeout(() => {
      this.end();
    }, REPLY_TIMEOUT_MS);
    const reply = messageOf(this.#child);
    // One that has just ended is heard of by its end.
    this.#child.send(job, () => undefined);
    // Not by the channel, which copies what it sends twice.
    this.#files.write(file);
    return (await reply.finally(() => {
      clearTimeout(overdue);
    })) as DecodingReply;
  }

  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}

/** What a process says next. Rejects with DecoderKilled where it ends before. */
function messageOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // No promise of the end is raced against: it would keep every reply for as long as the process lives.
    const said = (message: unknown) => {
      child.off('exit', ended).off('error', ended);
      resolve(message);
    };
    const ended = (cause?: unknown) => {
      child.off('message', said).off('exit', ended);
      reject(new DecoderKilled('the process that decodes photos ended without an answer', { cause }));
    };
    child.once('message', said).once('exit', ended).once('error', ended);
  });
}
