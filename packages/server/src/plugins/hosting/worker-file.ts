import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { entityTag, isKnown } from '../../http/entity-tag.ts';
import type { Template } from '../../pages/template.ts';
import { PERMISSIONS_POLICY } from '../page-headers.ts';
import { sendNothing } from './send-file.ts';

/** In the order of our liking. */
const ENCODINGS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Encoding = keyof typeof ENCODINGS;

/**
 * Gives out the service worker with the version of the page it keeps: that the page is another one with other settings
 * of the server, or goes out with another policy, the build could not know, and browsers look at the worker alone.
 * @param file the worker as it was built
 */
export function workerFile(file: string, readTemplate: () => Promise<Template | undefined>) {
  const packed = new Map<string, Promise<Buffer>>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const template = await readTemplate();
    const built = await readFile(file, 'utf8').catch(() => undefined);
    if (!template || built === undefined) return sendNothing(reply);
    const policy = String(reply.getHeader('content-security-policy'));
    const version = entityTag(template.plain + policy + PERMISSIONS_POLICY);
    const script = `self.PAGE_VERSION=${JSON.stringify(version)};\n${built}`;

    const tag = entityTag(script);
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache');
    reply.header('etag', tag).header('vary', 'accept-encoding');
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const encoding = acceptedEncoding(request);
    if (!encoding) return reply.send(script);
    // Every visitor's browser asks for it again and again: packed once, as well as can be.
    const key = encoding + tag;
    if (!packed.has(key)) packed.set(key, ENCODINGS[encoding](script));
    return reply.header('content-encoding', encoding).send(await packed.get(key));
  };
}

function acceptedEncoding({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = (headers['accept-encoding'] ?? '').split(',').map((one) => one.split(';')[0]?.trim());
  return (Object.keys(ENCODINGS) as Encoding[]).find((encoding) => accepted.includes(encoding));
}
