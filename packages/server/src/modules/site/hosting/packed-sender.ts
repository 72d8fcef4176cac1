import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '../../../platform/http/accepted-encoding.ts';
import { entityTag, isKnown } from '../../../platform/http/entity-tag.ts';

/** Characters from which on the best of Brotli takes seconds, for one byte in a hundred less. */
const LONG = 200_000;
const QUICK = 5;
const brotli = promisify(brotliCompress);

const PACK: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: text.length < LONG ? constants.BROTLI_MAX_QUALITY : QUICK,
      },
    }),
  gzip: promisify<string, Buffer>(gzip),
};

/** Sends a text that changes under its address; nothing but the headers where the caller has it already. */
export type SendPacked = (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
) => Promise<FastifyReply>;

/**
 * Makes a sender for a text that every visitor's browser asks for again and again: as long as it is the same it is
 * packed once for each encoding, as well as can be, however many ask for it.
 */
export function packedSender(): SendPacked {
  let known = { text: '', tag: '', packed: new Map<Encoding, Promise<Buffer>>() };
  return async (request, reply, text) => {
    if (text !== known.text) known = { text, tag: entityTag(text), packed: new Map() };
    const { tag, packed } = known;
    reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'accept-encoding');
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const encoding = acceptedEncoding(request);
    if (!encoding) return reply.send(text);
    const packing = packed.get(encoding) ?? PACK[encoding](text);
    packed.set(encoding, packing);
    return reply.header('content-encoding', encoding).send(await packing);
  };
}
