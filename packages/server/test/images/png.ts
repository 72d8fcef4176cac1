import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';

const CHUNK = Buffer.alloc(1024 * 1024);

/** Header of a PNG; `depth` is bits per channel. */
export interface PngHeader {
  side: number;
  depth: 1 | 8 | 16;
  colour: 'grey' | 'rgba';
  interlaced?: boolean;
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Deflated zeros; they are never in memory at once. */
export async function deflatedZeros(bytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  for (let left = bytes; left > 0; left -= CHUNK.length)
    if (!deflate.write(CHUNK.subarray(0, Math.min(left, CHUNK.length)))) await once(deflate, 'drain');
  deflate.end();
  await once(deflate, 'end');
  return Buffer.concat(parts);
}

/** A black PNG of any size in few bytes; `extra` chunks come before the pixels. */
export async function flatPng(header: PngHeader, extra: readonly Buffer[] = []): Promise<Buffer> {
  const { side, depth, colour, interlaced = false } = header;
  const fields = Buffer.alloc(13);
  fields.writeUInt32BE(side, 0);
  fields.writeUInt32BE(side, 4);
  fields.set([depth, colour === 'grey' ? 0 : 6, 0, 0, Number(interlaced)], 8);
  const bitsEach = depth * (colour === 'grey' ? 1 : 4);
  // Rows of the seven passes are at most twice as many as those of the image, with a byte each.
  const rows = (Math.ceil((side * bitsEach) / 8) + 1) * side + (interlaced ? 2 * side : 0);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', fields),
    ...extra,
    pngChunk('IDAT', await deflatedZeros(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
