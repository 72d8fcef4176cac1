import type { IncomingMessage } from 'node:http';

const HIGH_WATER_MARK_BYTES = 64 * 1024;

/** A cut body ends without an error, after which received bytes could not be read. */
export function bodyStream(body: IncomingMessage): ReadableStream<Uint8Array> {
  let isOpen = true;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const end = () => {
          if (isOpen) controller.close();
          isOpen = false;
        };
        // Enqueued at once: an aborted body discards what was not consumed.
        body.on('data', (chunk: Buffer) => {
          if (isOpen) controller.enqueue(chunk);
          if (isOpen && (controller.desiredSize ?? 0) <= 0) body.pause();
        });
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
    new ByteLengthQueuingStrategy({ highWaterMark: HIGH_WATER_MARK_BYTES }),
  );
}
