import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '../../../platform/http/accept-encoding.ts';
import { computeETag, matchesETag } from '../../../platform/http/etag.ts';

/** Above it, best-quality Brotli takes seconds for 1 % less. */
const LARGE_CHARACTERS = 200_000;
const FAST_QUALITY = 5;
const brotli = promisify(brotliCompress);

const COMPRESS: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]:
          text.length < LARGE_CHARACTERS ? constants.BROTLI_MAX_QUALITY : FAST_QUALITY,
      },
    }),
  gzip: promisify<string, Buffer>(gzip),
};

export type SendCompressed = (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
) => Promise<FastifyReply>;

/** Compresses each version of a text once per encoding, however many clients request it. */
export function createCompressedSender(): SendCompressed {
  let cached = { text: '', tag: '', compressed: new Map<Encoding, Promise<Buffer>>() };
  return async (request, reply, text) => {
    if (text !== cached.text) cached = { text, tag: computeETag(text), compressed: new Map() };
    const { tag, compressed } = cached;
    reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'accept-encoding');
    if (matchesETag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const encoding = acceptedEncoding(request);
    if (!encoding) return reply.send(text);
    const compressing = compressed.get(encoding) ?? COMPRESS[encoding](text);
    compressed.set(encoding, compressing);
    return reply.header('content-encoding', encoding).send(await compressing);
  };
}
