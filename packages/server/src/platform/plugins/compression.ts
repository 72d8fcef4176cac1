import compress from '@fastify/compress';
import { constants } from 'node:zlib';
import type { App } from '../http/app-type.ts';

/** Compresses the answers of the routes added after this; quality 4 is where Brotli stays as quick as gzip. */
export async function compressAnswers(app: App): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
