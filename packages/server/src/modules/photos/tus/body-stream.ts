import type { IncomingMessage } from 'node:http';

const HIGH_WATER_MARK_BYTES = 64 * 1024;

export interface BodyStream {
  /** Ends without an error when cut off, because the received bytes could not be read otherwise. */
  readonly stream: ReadableStream<Uint8Array>;
  /**
   * Reads and drops the rest. Node.js parses no further request of the connection before the body has ended, and drops only
   * bodies that were never read.
   */
  readonly discardRest: () => void;
}

export function bodyStream(body: IncomingMessage): BodyStream {
  let isOpen = true;
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const end = () => {
          if (isOpen) controller.close();
          isOpen = false;
        };
        // An aborted body discards what was not consumed.
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
  return {
    stream,
    discardRest: () => {
      isOpen = false;
      body.resume();
    },
  };
}
