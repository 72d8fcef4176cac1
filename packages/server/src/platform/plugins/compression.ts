import compress from '@fastify/compress';
import { constants } from 'node:zlib';
import type { App } from '../http/app-type.ts';

/** Brotli at quality 4 is as fast as gzip. */
export async function compressResponses(app: App): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
