import { REGISTRY_MAX_BYTES } from '@naija/contracts/remote/release-limits';
import { isRecord } from '@naija/contracts/remote/json-readers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import { packedSender } from './packed-sender.ts';
import { sendNotFound } from '../../../platform/http/send-file.ts';

/**
 * Gives out the registry, read and packed again only when its file has changed. One that is larger than browsers read
 * goes out without its largest lists: publishing keeps it below that, but who writes to the file may not.
 * @param file of the registry
 */
export function registryFile(file: string) {
  const send = packedSender();
  let seen = '';
  let text = '';
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return sendNotFound(reply);
    const version = [found.mtimeMs, found.size, found.ino].join();
    if (version !== seen) {
      const { fitting, leftOut } = withoutLargest(await readFile(file, 'utf8'));
      if (leftOut.length > 0)
        request.log.error({ leftOut }, 'the registry is larger than browsers read: lists are left out');
      text = fitting;
      seen = version;
    }
    return send(request, reply.type('application/json; charset=utf-8'), text);
  };
}

/** Each list has its own seal: without some of them the others are as good as before. */
function withoutLargest(text: string): { fitting: string; leftOut: string[] } {
  if (Buffer.byteLength(text) <= REGISTRY_MAX_BYTES) return { fitting: text, leftOut: [] };
  const registry: unknown = JSON.parse(text);
  if (!isRecord(registry) || !isRecord(registry['microFrontends'])) return { fitting: text, leftOut: [] };
  const lists = { ...registry['microFrontends'] };
  const bySize = Object.entries(lists)
    .map(([name, list]) => ({ name, size: Buffer.byteLength(JSON.stringify([name, list])) }))
    .sort((a, b) => b.size - a.size);
  let size = bySize.reduce(
    (sum, list) => sum + list.size,
    Buffer.byteLength(JSON.stringify({ ...registry, microFrontends: {} })),
  );
  const leftOut: string[] = [];
  for (const list of bySize) {
    if (size <= REGISTRY_MAX_BYTES) break;
    size -= list.size;
    leftOut.push(list.name);
    Reflect.deleteProperty(lists, list.name);
  }
  return { fitting: JSON.stringify({ ...registry, microFrontends: lists }), leftOut };
}
