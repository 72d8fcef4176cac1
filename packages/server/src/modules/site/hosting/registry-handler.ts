import { REGISTRY_MAX_BYTES } from '@naija/contracts/remote/release-limits';
import { isRecord } from '@naija/contracts/remote/json-readers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { fileVersion } from '../file-version.ts';
import { createCompressedSender } from './cached-compression.ts';
import { sendNotFound } from '../../../platform/http/send-file.ts';

/** Omits the largest lists where the registry exceeds what browsers accept, as other tools may write it. */
export function createRegistryHandler(file: string) {
  const send = createCompressedSender();
  let readVersion = '';
  let text = '';
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const version = await fileVersion(file).catch(() => undefined);
    if (version === undefined) return sendNotFound(reply);
    if (version !== readVersion) {
      const { fittingText, omitted } = withoutLargest(await readFile(file, 'utf8'));
      if (omitted.length > 0)
        request.log.error({ omitted }, 'the registry is larger than browsers read: lists are left out');
      text = fittingText;
      readVersion = version;
    }
    return send(request, reply.type('application/json; charset=utf-8'), text);
  };
}

function withoutLargest(text: string): { fittingText: string; omitted: string[] } {
  if (Buffer.byteLength(text) <= REGISTRY_MAX_BYTES) return { fittingText: text, omitted: [] };
  const registry: unknown = JSON.parse(text);
  if (!isRecord(registry) || !isRecord(registry['microFrontends'])) return { fittingText: text, omitted: [] };
  const lists = { ...registry['microFrontends'] };
  const bySize = Object.entries(lists)
    .map(([name, list]) => ({ name, size: Buffer.byteLength(JSON.stringify([name, list])) }))
    .sort((a, b) => b.size - a.size);
  let size = bySize.reduce(
    (sum, list) => sum + list.size,
    Buffer.byteLength(JSON.stringify({ ...registry, microFrontends: {} })),
  );
  const omitted: string[] = [];
  for (const list of bySize) {
    if (size <= REGISTRY_MAX_BYTES) break;
    size -= list.size;
    omitted.push(list.name);
    Reflect.deleteProperty(lists, list.name);
  }
  return { fittingText: JSON.stringify({ ...registry, microFrontends: lists }), omitted };
}
