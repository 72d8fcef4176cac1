const LENGTH_BYTES = 4;

/** Encodes a message as JSON, after its length in bytes. @param {unknown} message @returns {Buffer} */
export function encodeFrame(message) {
  const body = Buffer.from(JSON.stringify(message));
  const head = Buffer.alloc(LENGTH_BYTES);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
}

/**
 * Returns a function that accepts chunks of a stream and passes on each message in them. It keeps at most one frame, and throws
 * if that is larger than `maxBytes` or is not JSON.
 * @param {number} maxBytes
 * @param {(message: unknown) => void} onMessage
 * @returns {(chunk: Buffer) => void}
 */
export function createFrameReader(maxBytes, onMessage) {
  let part = Buffer.alloc(LENGTH_BYTES);
  let filled = 0;
  let isBody = false;

  return (chunk) => {
    let rest = chunk;
    while (rest.length > 0) {
      // The bytes are copied, because a kept chunk of one byte would take hundreds of bytes.
      const taken = rest.copy(part, filled);
      rest = rest.subarray(taken);
      filled += taken;
      if (filled < part.length) return;
      const whole = part;
      isBody = !isBody;
      const wanted = isBody ? whole.readUInt32BE() : LENGTH_BYTES;
      if (wanted > maxBytes) throw new Error('a message is too large');
      part = Buffer.allocUnsafe(wanted);
      filled = 0;
      if (!isBody) onMessage(JSON.parse(whole.toString()));
    }
  };
}
