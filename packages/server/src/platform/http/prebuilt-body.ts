import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

/** Default of @fastify/compress */
const MIN_COMPRESSED_BYTES = 1024;
/** For smaller bodies, handing the work to another thread takes longer than the work: 200 µs against 30 to 60 µs for 6 kB */
const MAX_AT_ONCE_BYTES = 16 * 1024;

const IN_THREAD: Record<Encoding, (bytes: Buffer, brotliQuality: number) => Promise<Buffer>> = {
  br: (bytes, quality) => promisify(brotliCompress)(bytes, brotliOptions(bytes, quality)),
  gzip: promisify<Buffer, Buffer>(gzip),
};
const AT_ONCE: Record<Encoding, (bytes: Buffer, brotliQuality: number) => Buffer> = {
  br: (bytes, quality) => brotliCompressSync(bytes, brotliOptions(bytes, quality)),
  gzip: (bytes) => gzipSync(bytes),
};

function brotliOptions(bytes: Buffer, quality: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length } };
}

/** Body that is compressed once for each encoding, when first requested. */
export interface PrebuiltBody {
  /** Maximum bytes in memory, including compressed copies. */
  readonly size: number;
  readonly isCompressible: boolean;
  encode: (encoding: Encoding | undefined) => Buffer | Promise<Buffer>;
}

export function createPrebuiltBody(text: string, brotliQuality: number): PrebuiltBody {
  const bytes = Buffer.from(text);
  const compressed = new Map<Encoding, Buffer | Promise<Buffer>>();
  const compress = (encoding: Encoding) => {
    const compressing =
      bytes.length <= MAX_AT_ONCE_BYTES
        ? AT_ONCE[encoding](bytes, brotliQuality)
        : IN_THREAD[encoding](bytes, brotliQuality).then((copy) => {
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
