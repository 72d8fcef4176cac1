import type { ChildProcess } from 'node:child_process';
import type { DecodeRequest, DecodeReply } from './messages.ts';
import { DecoderUnavailable, spawnDecoder } from './spawn-decoder.ts';

const MIB = 1024 * 1024;
/** RSS above which a process is not reused; 70 to 115 MiB are usual. */
const MAX_IDLE_RSS_BYTES = 128 * MIB;
/** Below the 50 s after which a page gives up. */
const REPLY_TIMEOUT_MS = 30_000;

/** The image exceeded the limits of its process, or crashed it. */
export class DecoderKilled extends Error {}

/** Decodes photos one after the other; while idle it does not keep the parent alive. */
export class DecoderProcess {
  #isUsable = true;
  readonly #child;
  readonly #files;
  readonly #ready;

  constructor() {
    ({ child: this.#child, files: this.#files } = spawnDecoder());
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

  /** Rejects with DecoderKilled where the image is to blame, with DecoderUnavailable where the process did not start. */
  async decode(file: Uint8Array, job: DecodeRequest): Promise<DecodeReply> {
    this.#child.ref();
    this.#child.channel?.ref();
    try {
      await this.#ready.catch((cause: unknown) => {
        throw new DecoderUnavailable(cause);
      });
      const reply = await this.#request(file, job);
      this.#isUsable &&= reply.rss < MAX_IDLE_RSS_BYTES;
      return reply;
    } finally {
      this.#unref();
    }
  }

  async #request(file: Uint8Array, job: DecodeRequest): Promise<DecodeReply> {
    const timer = setTimeout(() => {
      this.end();
    }, REPLY_TIMEOUT_MS);
    const reply = nextMessage(this.#child);
    this.#child.send(job, () => undefined);
    // The IPC channel would copy the file twice.
    this.#files.write(file);
    return (await reply.finally(() => {
      clearTimeout(timer);
    })) as DecodeReply;
  }

  #unref(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // Racing against one promise of the exit would keep every reply alive for as long as the process.
    const onMessage = (message: unknown) => {
      child.off('exit', onExit).off('error', onExit);
      resolve(message);
    };
    const onExit = (cause?: unknown) => {
      child.off('message', onMessage).off('exit', onExit);
      reject(new DecoderKilled('the decoder process ended without a reply', { cause }));
    };
    child.once('message', onMessage).once('exit', onExit).once('error', onExit);
  });
}
