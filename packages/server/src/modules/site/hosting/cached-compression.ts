import type { FastifyReply, FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import { acceptedEncoding } from '../../../platform/http/accept-encoding.ts';
import { computeETag, matchesETag } from '../../../platform/http/etag.ts';
import { createPrebuiltBody, type PrebuiltBody } from '../../../platform/http/prebuilt-body.ts';

/** Above this, best-quality Brotli takes seconds for 1 % less */
const LARGE_CHARACTERS = 200_000;
export const FAST_QUALITY = 5;

export type SendCompressed = (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
) => Promise<FastifyReply>;

export interface PrebuiltText {
  text: string;
  tag: string;
  body: PrebuiltBody;
}

/** Compresses each version of a text once per encoding. */
export function createCompressedSender(): SendCompressed {
  let cached = prebuildText('');
  return async (request, reply, text) => {
    if (text !== cached.text) cached = prebuildText(text);
    return sendPrebuilt(request, reply, cached);
  };
}

export function prebuildText(
  text: string,
  quality = text.length < LARGE_CHARACTERS ? constants.BROTLI_MAX_QUALITY : FAST_QUALITY,
): PrebuiltText {
  return { text, tag: computeETag(text), body: createPrebuiltBody(text, quality) };
}

export async function sendPrebuilt(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, body }: PrebuiltText,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'accept-encoding');
  if (matchesETag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await body.encode(encoding));
}
