import type { AgentListResponse } from '@naija/contracts/http/agents';
import { CACHED_AT_HEADER, CACHE_ONLY_HEADER } from '@naija/contracts/http/cached-response';
import { savedRecords, savedSummaries, type Saved } from './saved-records.ts';
import { placeOf } from './shelves.ts';
import { compare, fits, readWanted, type KnownAgent, type Wanted } from './wanted-agents.ts';

/**
 * Looks through the agents of whom anything is saved, for words, or for those of a state whom filters leave.
 * @returns undefined for what is no search: another page of a list, or a whole state
 */
export async function searchSaved(url: URL): Promise<Response | undefined> {
  if (placeOf(url)?.shelf !== 'searches' || url.searchParams.has('cursor')) return undefined;
  const known = await knownAgents();
  return known.length === 0 ? undefined : listOf(known, readWanted(url));
}

/** Each agent by the latest that is saved; a record says more than a list. */
async function knownAgents(): Promise<Saved<KnownAgent>[]> {
  const [records, summaries] = await Promise.all([savedRecords(), savedSummaries()]);
  const byId = new Map<string, Saved<KnownAgent>>();
  for (const saved of [...summaries.sort(byAge), ...records]) byId.set(saved.agent.id, saved);
  return [...byId.values()];
}

/** As the server would answer, with when the oldest part of it was saved. */
function listOf(known: readonly Saved<KnownAgent>[], wanted: Wanted): Response {
  const found = known.filter(({ agent }) => fits(agent, wanted));
  const [oldest] = (found.length > 0 ? found : [...known]).sort(byAge);
  const data = found.map(({ agent }) => agent).sort((one, other) => compare(one, other, wanted));
  const list: AgentListResponse = { data, nextCursor: null, total: data.length };
  return Response.json(list, {
    headers: { [CACHED_AT_HEADER]: oldest?.savedAt ?? '', [CACHE_ONLY_HEADER]: 'true' },
  });
}

function byAge({ savedAt: one }: Saved<KnownAgent>, { savedAt: other }: Saved<KnownAgent>): number {
  return one < other ? -1 : Number(one > other);
}
