import { useMemo, useState } from 'react';
import type { AgentSummary } from '@naija/contracts/http/agents';
import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { originOf } from '@naija/runtime';
import { useDirectoryAgentsInfiniteQuery, type AgentListArg } from './agents-api.ts';
import { useAbortOvertaken } from './use-abort-overtaken.ts';
import { useKeptPages } from './use-kept-pages.ts';

/** Agents that are there, of one page or more. */
export interface LoadedAgents {
  readonly kind: 'loaded';
  readonly agents: readonly AgentSummary[];
  /** How many there are over all pages. */
  readonly total: number;
  /** Whether they are a saved copy, and from when. */
  readonly origin: CachedResponse;
  /** True while these are the agents of the filters before, and those of the new ones are on their way. */
  readonly outdated: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why the next page did not come. */
  readonly moreError: unknown;
  readonly loadMore: () => void;
}

export type AgentListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | LoadedAgents;

/** A list of agents as far as it was paged through. It is asked for again when `list` changes. */
export function useAgentList(list: AgentListArg): AgentListState {
  useAbortOvertaken(list);
  const query = useDirectoryAgentsInfiniteQuery(list);
  const { currentData, error, hasNextPage, isError, isFetching, isFetchingNextPage } = query;
  const loadMore = () => void query.fetchNextPage();
  const moreFailed = isError && currentData !== undefined;
  useKeptPages({
    pages: currentData?.pages.length,
    canLoad: hasNextPage && !isFetching && !moreFailed,
    loadMore,
  });

  // What was asked for a moment ago with other filters stays in view; another place's agents never do.
  const [last, setLast] = useState({ location: list.location, data: currentData });
  if (currentData && currentData !== last.data) setLast({ location: list.location, data: currentData });
  const shown = currentData ?? (last.location === list.location ? last.data : undefined);
  const agents = useMemo(() => unique(shown?.pages.flatMap((page) => page.data) ?? []), [shown]);
  if (!currentData && isError && !isAborted(error))
    return { kind: 'failed', error, retry: () => void query.refetch() };
  if (!shown) return { kind: 'loading' };
  return {
    kind: 'loaded',
    agents,
    total: shown.pages.at(-1)?.total ?? 0,
    origin: originOf(shown),
    outdated: shown !== currentData,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    moreError: moreFailed ? error : undefined,
    loadMore,
  };
}

/** An agent whose place changed between two pages is on both; the one seen first stays. */
function unique(agents: readonly AgentSummary[]): AgentSummary[] {
  const ids = new Set<string>();
  return agents.filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** A list that was left before it came, and is wanted again: it is asked for anew. */
function isAborted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
