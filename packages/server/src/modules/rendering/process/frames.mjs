const LENGTH_BYTES = 4;

/**
 * A message as JSON, after its length in bytes.
 * @param {unknown} message
 * @returns {Buffer}
 */
export function encodeFrame(message) {
  const body = Buffer.from(JSON.stringify(message));
  const head = Buffer.alloc(LENGTH_BYTES);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
}

/**
 * Gives the function that takes the bytes of a stream as they come, and passes on each message in them. It keeps at
 * most one frame, and throws where that is larger than `maxBytes` or no JSON.
 * @param {number} maxBytes
 * @param {(message: unknown) => void} onMessage
 * @returns {(chunk: Buffer) => void}
 */
export function createFrameReader(maxBytes, onMessage) {
  /** @type {Buffer[]} */
  let parts = [];
  let held = 0;
  let wanted = LENGTH_BYTES;
  let isBody = false;

  const takeWanted = () => {
    const [first = Buffer.alloc(0)] = parts;
    const all = parts.length === 1 ? first : Buffer.concat(parts);
    const rest = all.subarray(wanted);
    parts = rest.length > 0 ? [rest] : [];
    held = rest.length;
    return all.subarray(0, wanted);
  };

  return (chunk) => {
    parts.push(chunk);
    held += chunk.length;
    while (held >= wanted) {
      const taken = takeWanted();
      isBody = !isBody;
      wanted = isBody ? taken.readUInt32BE() : LENGTH_BYTES;
      if (wanted > maxBytes) throw new Error('a message is too large');
      if (!isBody) onMessage(JSON.parse(taken.toString()));
    }
  };
}
