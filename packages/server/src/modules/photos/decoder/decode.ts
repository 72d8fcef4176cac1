import { createQueue } from '../../../platform/concurrency/limit-concurrency.ts';
import { DecoderProcess } from './decoder-process.ts';
import type { DecodingJob, DecodingReply } from './job.ts';

/** For which a decoder process that has nothing to do is kept: another one takes 150 ms to start. */
const IDLE_MS = 60_000;
// Each takes a core and up to 448 MiB.
const inTurn = createQueue({ atOnce: 2, waiting: 32 });
const idle: { decoder: DecoderProcess; timer: NodeJS.Timeout }[] = [];

/**
 * Has a photo decoded in another process, two at a time; one that was ended is replaced when the next photo comes.
 * Rejects with DecoderKilled where the image took more than it may, and with HttpError 503 while too many others wait
 * or no process can be started.
 */
export function decode(file: Uint8Array, job: DecodingJob): Promise<DecodingReply> {
  return inTurn(async () => {
    const decoder = takeIdle() ?? new DecoderProcess();
    try {
      return await decoder.decode(file, job);
    } finally {
      giveBack(decoder);
    }
  });
}

function takeIdle(): DecoderProcess | undefined {
  for (let last = idle.pop(); last; last = idle.pop()) {
    clearTimeout(last.timer);
    if (last.decoder.isUsable) return last.decoder;
  }
  return undefined;
}

function giveBack(decoder: DecoderProcess): void {
  if (!decoder.isUsable) {
    decoder.end();
    return;
  }
  const timer = setTimeout(() => {
    idle.splice(
      idle.findIndex((one) => one.decoder === decoder),
      1,
    );
    decoder.end();
  }, IDLE_MS);
  timer.unref();
  idle.push({ decoder, timer });
}
