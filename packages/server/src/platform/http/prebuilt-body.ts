import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

/** As of @fastify/compress. */
const MIN_COMPRESSED_BYTES = 1024;
const brotli = promisify(brotliCompress);

const COMPRESS: Record<Encoding, (bytes: Buffer, brotliQuality: number) => Promise<Buffer>> = {
  br: (bytes, quality) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** A body that is compressed once for each encoding, when it is first asked for. */
export interface PrebuiltBody {
  /** Bytes in memory, with those of the compressed copies at most. */
  readonly size: number;
  /** A small body is not compressed, which gains nothing. */
  readonly isCompressible: boolean;
  /** A promise until the encoding is there. */
  encode: (encoding: Encoding | undefined) => Buffer | Promise<Buffer>;
}

export function createPrebuiltBody(text: string, brotliQuality: number): PrebuiltBody {
  const bytes = Buffer.from(text);
  const compressed = new Map<Encoding, Buffer | Promise<Buffer>>();
  const compress = (encoding: Encoding) => {
    const compressing = COMPRESS[encoding](bytes, brotliQuality).then((copy) => {
      compressed.set(encoding, copy);
      return copy;
    });
    compressed.set(encoding, compressing);
    return compressing;
  };
  return {
    size: 2 * bytes.length,
    isCompressible: bytes.length >= MIN_COMPRESSED_BYTES,
    encode: (encoding) => (encoding === undefined ? bytes : (compressed.get(encoding) ?? compress(encoding))),
  };
}
