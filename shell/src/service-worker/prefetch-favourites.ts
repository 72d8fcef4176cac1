import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { cacheKeyOf } from './api-cache/cache-key.ts';
import { matchCached } from './api-cache/cached-responses.ts';
import { setFavouriteIds } from './api-cache/cache-entries.ts';
import { prefetchPhoto } from './api-cache/photo-cache-first.ts';
import { withEviction } from './api-cache/put-with-eviction.ts';
import { revalidate } from './api-cache/revalidate.ts';
import { isDataSaverOn } from './data-saver.ts';
import { scope } from './scope.ts';

export async function prefetchFavourites(ids: readonly string[]): Promise<void> {
  await withEviction(() => setFavouriteIds(ids));
  if (await isDataSaverOn()) return;
  for (const id of ids) await prefetchAgent(id).catch(() => undefined); // The next message tries again.
}

async function prefetchAgent(id: string): Promise<void> {
  const record = await cachedOrFetched(agentPaths.byId(id));
  if (!record) return;
  const { data } = (await record.json()) as AgentResponse;
  await cachedOrFetched(commentPaths.list(id));
  if (data.image !== null) await prefetchPhoto(data.image);
}

async function cachedOrFetched(path: string): Promise<Response | undefined> {
  const url = new URL(path, scope.location.href);
  const key = cacheKeyOf(url);
  if (!key) return undefined;
  const cached = await matchCached(key);
  if (cached) return cached;
  const result = await revalidate(new Request(url), key, undefined);
  await result.cached;
  return matchCached(key);
}
