import { CACHED_AT_HEADER, CACHE_ONLY_HEADER } from '@naija/contracts/http/cached-response';
import type { CachedContents } from '@naija/contracts/pwa/worker-messages';
import { parseQuery, passesFilters, type AgentQuery, type KnownAgent } from './agent-query.ts';
import { cacheKeyOf } from './cache-key.ts';
import { cachedRecords, cachedSummaries, type Cached } from './cached-records.ts';
import { selectAgents } from './select-agents.ts';
import { entryNames } from './cache-entries.ts';

/** Searches the cached agents; undefined for requests that are not a search: a further page or a whole state. */
export async function searchOffline(url: URL): Promise<Response | undefined> {
  if (cacheKeyOf(url)?.kind !== 'searches' || url.searchParams.has('cursor')) return undefined;
  const known = await knownAgents();
  return known.length === 0 ? undefined : listResponse(known, await parseQuery(url));
}

async function knownAgents(): Promise<Cached<KnownAgent>[]> {
  const [records, summaries] = await Promise.all([cachedRecords(), cachedSummaries()]);
  const byId = new Map<string, Cached<KnownAgent>>();
  for (const cached of [...summaries.sort(byAge), ...records]) byId.set(cached.agent.id, cached);
  return [...byId.values()];
}

function listResponse(known: readonly Cached<KnownAgent>[], query: AgentQuery): Response {
  const agents = known.map(({ agent }) => agent).filter((agent) => passesFilters(agent, query.filters));
  const list = selectAgents(agents, query);
  const found = known.filter(({ agent }) => list.data.includes(agent));
  const [oldest] = (found.length > 0 ? found : [...known]).sort(byAge);
  return Response.json(list, {
    headers: { [CACHED_AT_HEADER]: oldest?.savedAt ?? '', [CACHE_ONLY_HEADER]: 'true' },
  });
}

function byAge({ savedAt: one }: Cached<KnownAgent>, { savedAt: other }: Cached<KnownAgent>): number {
  return one < other ? -1 : Number(one > other);
}

export async function readOfflineContent(): Promise<CachedContents> {
  const [states, records] = await Promise.all([entryNames('lists'), cachedRecords()]);
  return {
    states: states.sort(),
    agents: records
      .map(({ agent: { id, name, state } }) => ({ id, name, state }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  };
}
