import type { IncomingMessage } from 'node:http';

/** Bytes that may wait to be written: where a disk is as quick as the network, none do. */
const AHEAD = 64 * 1024;

/**
 * What arrives of a body. One that is cut ends, as far as its reader is concerned: after an error nothing of what had
 * arrived by then would be read any more.
 */
export function arriving(body: IncomingMessage): ReadableStream<Uint8Array> {
  let isOpen = true;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const end = () => {
          if (isOpen) controller.close();
          isOpen = false;
        };
        // Taken at once, for a body that is cut forgets what nobody has taken.
        body.on('data', (chunk: Buffer) => {
          if (isOpen) controller.enqueue(chunk);
          if (isOpen && (controller.desiredSize ?? 0) <= 0) body.pause();
        });
        // Its end may have come before.
        if (body.destroyed) end();
        body.on('error', end).once('end', end).once('close', end);
      },
      pull: () => {
        body.resume();
      },
      cancel: () => {
        isOpen = false;
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: AHEAD }),
  );
}
