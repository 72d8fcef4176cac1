import {
  agentPaths,
  type Agent,
  type AgentListResponse,
  type AgentResponse,
  type AgentSummary,
} from '@naija/contracts/http/agents';
import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import { cacheName, type CacheKind } from './cache-config.ts';

/** An agent from a cached response, with the time of that response (ISO 8601, UTC). */
export interface Cached<Record extends AgentSummary> {
  readonly agent: Record;
  readonly savedAt: string;
}

export async function cachedRecords(): Promise<Cached<Agent>[]> {
  const isRecord = (path: string) => path.startsWith(agentPaths.byId(''));
  const responses = await readCache('agents', isRecord);
  return responses.map(({ body, savedAt }) => ({ agent: (body as AgentResponse).data, savedAt }));
}

export async function cachedSummaries(): Promise<Cached<AgentSummary>[]> {
  const kinds: CacheKind[] = ['lists', 'searches'];
  const lists = await Promise.all(kinds.map((kind) => readCache(kind, () => true)));
  return lists
    .flat()
    .flatMap(({ body, savedAt }) => (body as AgentListResponse).data.map((agent) => ({ agent, savedAt })));
}

async function readCache(kind: CacheKind, isIncluded: (path: string) => boolean) {
  const cache = await caches.open(cacheName(kind));
  const requests = (await cache.keys()).filter(({ url }) => isIncluded(new URL(url).pathname));
  const responses = await Promise.all(requests.map((request) => cache.match(request)));
  const present = responses.filter((response) => response !== undefined);
  return Promise.all(
    present.map(async (response) => ({
      body: (await response.json()) as unknown,
      savedAt: response.headers.get(CACHED_AT_HEADER) ?? '',
    })),
  );
}
