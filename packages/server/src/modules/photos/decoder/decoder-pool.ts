import { createConcurrencyLimit } from '../../../platform/concurrency/concurrency-limit.ts';
import { DecoderProcess } from './decoder-process.ts';
import type { DecodeRequest, DecodeReply } from './messages.ts';

const IDLE_TIMEOUT_MS = 60_000;
// Each process takes a core and up to 448 MiB.
const limitConcurrency = createConcurrencyLimit({ maxConcurrent: 2, maxQueued: 32 });
const idle: { decoder: DecoderProcess; timer: NodeJS.Timeout }[] = [];

/** Photos that are being decoded, and that wait for a decoder. */
export const decoderLoad = limitConcurrency.load;

/**
 * Decodes a photo in a child process, two at a time.
 * Rejects with DecoderKilled, or HttpError 503 while the queue is full or no process starts.
 */
export function decode(file: Uint8Array, job: DecodeRequest): Promise<DecodeReply> {
  return limitConcurrency(async () => {
    const decoder = acquireDecoder() ?? new DecoderProcess();
    try {
      return await decoder.decode(file, job);
    } finally {
      releaseDecoder(decoder);
    }
  });
}

function acquireDecoder(): DecoderProcess | undefined {
  for (let last = idle.pop(); last; last = idle.pop()) {
    clearTimeout(last.timer);
    if (last.decoder.isUsable) return last.decoder;
  }
  return undefined;
}

function releaseDecoder(decoder: DecoderProcess): void {
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
  }, IDLE_TIMEOUT_MS);
  timer.unref();
  idle.push({ decoder, timer });
}
