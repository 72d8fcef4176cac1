import { REGISTRY_PART_HEADER } from '@naija/contracts/remote/registry';
import {
  CORE_REMOTES_MAX,
  REGISTRY_MAX_BYTES,
  REMOTES_AT_LIMIT,
} from '@naija/contracts/remote/release-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createBoundedCache } from '../../../platform/caching/bounded-cache.ts';
import { sendNotFound } from '../../../platform/http/send-file.ts';
import { fileVersion } from '../file-version.ts';
import { isSentWhole } from '../registry-address.ts';
import { FAST_QUALITY, prebuildText, sendPrebuilt, type PrebuiltText } from './cached-compression.ts';
import type { RegistryReader } from './registry-reader.ts';
import {
  composeView,
  namesFor,
  readRegistryTexts,
  type RegistryTexts,
  readRegistryQuery,
} from './registry-views.ts';
import { isRemoteName } from '@naija/contracts/remote/names';
import { previewsFile } from '@naija/releases';

const VIEW_BOUNDS = { maxEntries: 1_000, maxBytes: 20_000_000 };

interface View extends PrebuiltText {
  readonly size: number;
  version: string;
  isPart: boolean;
}

/**
 * Sends all lists of few remotes together. With many remotes it sends only the lists that a page requests, and never more than
 * browsers read.
 */
export function createRegistryHandler(file: string, readRegistry: RegistryReader) {
  const views = createBoundedCache<View>(VIEW_BOUNDS);
  let version = '';
  let whole: PrebuiltText | undefined;
  let texts: RegistryTexts = { schema: '', lists: new Map() };

  async function readText(hasFew: boolean): Promise<void> {
    const text = await readFile(file, 'utf8');
    const isReadWhole = hasFew && Buffer.byteLength(text) <= REGISTRY_MAX_BYTES;
    whole = isReadWhole ? prebuildText(text) : undefined;
    if (!isReadWhole) texts = readRegistryTexts(text);
  }

  function viewOf(names: readonly string[], request: FastifyRequest): View {
    const key = names.join();
    const known = views.get(key);
    if (known?.version === version) return known;
    const { text, omitted } = composeView(texts, names);
    if (omitted.length > 0 && names.length <= REMOTES_AT_LIMIT)
      request.log.warn({ omitted }, 'lists that browsers would not read are left out');
    const isPart = names.length - omitted.length < texts.lists.size;
    // Most pages load the core lists, which are one view.
    const quality = names.length > CORE_REMOTES_MAX ? FAST_QUALITY : undefined;
    // Compressed again only if its own lists changed.
    const built = known?.text === text ? known : prebuildText(text, quality);
    const view = { ...built, size: 2 * text.length + built.body.size, version, isPart };
    views.set(key, view);
    return view;
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const query = readRegistryQuery(request.url);
    const registry = await readRegistry();
    const current = await fileVersion(file).catch(() => undefined);
    if (current === undefined) return sendNotFound(reply);
    if (current !== version) {
      await readText(!registry || isSentWhole(registry));
      version = current;
    }
    reply.type('application/json; charset=utf-8');
    if (whole) return sendPrebuilt(request, reply, whole);
    const names = registry && query ? namesFor(registry, query) : [...texts.lists.keys()];
    const view = viewOf(names, request);
    if (view.isPart) reply.header(REGISTRY_PART_HEADER, '1');
    return sendPrebuilt(request, reply, view);
  };
}

/** Previews as they were signed; an empty list if there are none. */
export function createPreviewsHandler(remotesDir: string) {
  return async (remote: string, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isRemoteName(remote)) return sendNotFound(reply);
    const list = await readFile(previewsFile(remotesDir, remote), 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '[]';
      throw error;
    });
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(list);
  };
}
