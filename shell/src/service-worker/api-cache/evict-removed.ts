import { pagePaths } from '@naija/contracts/domain/pages';
import { photoId } from '@naija/contracts/domain/photos';
import type { AgentListResponse, AgentResponse, AgentSummary } from '@naija/contracts/http/agents';
import type { CommentListResponse } from '@naija/contracts/http/comments';
import type { RemovedResponse } from '@naija/contracts/http/moderation';
import { cacheName, type CacheKind } from './cache-config.ts';
import { cacheKeyOf } from './cache-key.ts';

/** Evicts everything that this device has of agents who were taken off the site or no longer exist. */
export async function evictAgents(ids: ReadonlySet<string>): Promise<void> {
  if (ids.size === 0) return;
  const photos = new Set<string | undefined>();
  const note = ({ id, image }: AgentSummary) => {
    if (ids.has(id)) photos.add(photoId(image ?? ''));
  };
  await forEach('agents', async (cache, request, response) => {
    if (!ids.has(entryOf(request))) return;
    const { data, work } = (await response.json()) as Partial<AgentResponse>;
    if (data) note(data);
    for (const { photo } of work ?? []) photos.add(photo);
    await cache.delete(request);
  });
  for (const kind of ['lists', 'searches'] as const)
    await forEach(kind, async (cache, request, response) => {
      const list = (await response.clone().json()) as AgentListResponse;
      list.data.forEach(note);
      const data = list.data.filter(({ id }) => !ids.has(id));
      const removed = list.data.length - data.length;
      if (removed > 0)
        await cache.put(request, rewritten(response, { ...list, data, total: list.total - removed }));
    });
  await forEach('photos', async (cache, request) => {
    if (photos.has(entryOf(request))) await cache.delete(request);
  });
  await evictPages([...ids]);
}

/** Evicts the lists with hidden comments or replies, and the pages that show them. */
export async function evictComments(removed: RemovedResponse['comments']): Promise<void> {
  if (removed.length === 0) return;
  const ids = new Set(removed.map(({ id }) => id));
  const agents = new Set(removed.map(({ agent }) => agent));
  await forEach('agents', async (cache, request, response) => {
    if (!agents.has(entryOf(request))) return;
    const { comments } = (await response.json()) as Partial<CommentListResponse>;
    if (comments?.some(({ _id }) => ids.has(_id))) await cache.delete(request);
  });
  const pages = new Set([...agents].map((id) => pagePaths.agent(id)));
  await forEach('pages', async (cache, request) => {
    if (pages.has(new URL(request.url).pathname)) await cache.delete(request);
  });
}

/** Pages refer to an agent by the address of the profile. */
async function evictPages(ids: readonly string[]): Promise<void> {
  const addresses = ids.map((id) => pagePaths.agent(id));
  await forEach('pages', async (cache, request, response) => {
    const html = await response.text();
    const isAbout = addresses.includes(new URL(request.url).pathname);
    if (isAbout || addresses.some((address) => html.includes(address))) await cache.delete(request);
  });
}

async function forEach(
  kind: CacheKind,
  visit: (cache: Cache, request: Request, response: Response) => Promise<unknown>,
): Promise<void> {
  const cache = await caches.open(cacheName(kind));
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (response) await visit(cache, request, response);
  }
}

function entryOf({ url }: Request): string {
  return cacheKeyOf(new URL(url))?.entry ?? '';
}

/** Replaces the body and keeps the times of the cached response. The ETag belongs to the old body. */
function rewritten(response: Response, body: object): Response {
  const headers = new Headers(response.headers);
  headers.delete('etag');
  return new Response(JSON.stringify(body), { headers });
}
