import {
  agentPaths,
  type Agent,
  type AgentListResponse,
  type AgentResponse,
  type AgentSummary,
} from '@naija/contracts/http/agents';
import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import { cacheOf, type Shelf } from './shelves.ts';

/** An agent of whom something is saved, and when the server gave it (ISO 8601, UTC). */
export interface Saved<Record extends AgentSummary> {
  readonly agent: Record;
  readonly savedAt: string;
}

/** The saved records of agents. */
export async function savedRecords(): Promise<Saved<Agent>[]> {
  const isRecord = (path: string) => path.startsWith(agentPaths.byId(''));
  const saved = await readShelf('agents', isRecord);
  return saved.map(({ answer, savedAt }) => ({ agent: (answer as AgentResponse).data, savedAt }));
}

/** The agents of all saved lists, as often as they are in one. */
export async function savedSummaries(): Promise<Saved<AgentSummary>[]> {
  const shelves: Shelf[] = ['lists', 'searches'];
  const lists = await Promise.all(shelves.map((shelf) => readShelf(shelf, () => true)));
  return lists
    .flat()
    .flatMap(({ answer, savedAt }) =>
      (answer as AgentListResponse).data.map((agent) => ({ agent, savedAt })),
    );
}

async function readShelf(shelf: Shelf, wanted: (path: string) => boolean) {
  const cache = await caches.open(cacheOf(shelf));
  const keys = (await cache.keys()).filter(({ url }) => wanted(new URL(url).pathname));
  const copies = await Promise.all(keys.map((key) => cache.match(key)));
  // One may have been dropped in the meantime.
  const there = copies.filter((copy) => copy !== undefined);
  return Promise.all(
    there.map(async (copy) => ({
      answer: (await copy.json()) as unknown,
      savedAt: copy.headers.get(CACHED_AT_HEADER) ?? '',
    })),
  );
}
