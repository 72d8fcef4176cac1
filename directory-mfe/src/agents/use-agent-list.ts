import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AgentListResponse, AgentSummary } from '@naija/contracts/http/agents';
import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { cacheStatusOf, type createAppStore } from '@naija/runtime';
import { runningListRequest, useDirectoryAgentsInfiniteQuery, type AgentListArg } from './agents-api.ts';
import { useRestoredPages } from './use-restored-pages.ts';

export interface LoadedAgents {
  readonly kind: 'loaded';
  /** Of what the agents were asked for by: another one is another list, whoever is in both. */
  readonly key: string;
  readonly agents: readonly AgentSummary[];
  readonly total: number;
  readonly place: AgentListResponse['place'];
  readonly nearest: AgentListResponse['nearest'];
  readonly meant: AgentListResponse['meant'];
  readonly cacheStatus: CachedResponse;
  /** The agents of the previous filters, while those of the new ones are pending. */
  readonly outdated: boolean;
  /** Pages that are shown. */
  readonly pages: number;
  /** Of the next page; undefined after the last one. */
  readonly nextCursor: string | undefined;
  readonly isLoadingMore: boolean;
  /** Why the next page could not be loaded. */
  readonly moreError: unknown;
  readonly loadMore: () => void;
}

export type AgentListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | LoadedAgents;

export function useAgentList(list: AgentListArg): AgentListState {
  useAbortPrevious(list);
  const query = useDirectoryAgentsInfiniteQuery(list);
  const { currentData, error, hasNextPage, isError, isFetching, isFetchingNextPage } = query;
  const loadMore = () => void query.fetchNextPage();
  const moreFailed = isError && currentData !== undefined;
  useRestoredPages({
    pages: currentData?.pages.length,
    canLoad: hasNextPage && !isFetching && !moreFailed,
    loadMore,
  });

  // The agents of the previous filters stay in view, those of another location never do.
  const [last, setLast] = useState({ list, data: currentData });
  if (currentData && currentData !== last.data) setLast({ list, data: currentData });
  const shown = currentData ?? (last.list.location === list.location ? last.data : undefined);
  const agents = useMemo(() => unique(shown?.pages.flatMap((page) => page.data) ?? []), [shown]);
  if (!currentData && isError && !isAborted(error))
    return { kind: 'failed', error, retry: () => void query.refetch() };
  if (!shown) return { kind: 'loading' };
  return {
    kind: 'loaded',
    key: keyOf(currentData ? list : last.list),
    agents,
    total: shown.pages.at(-1)?.total ?? 0,
    place: shown.pages[0]?.place,
    nearest: shown.pages[0]?.nearest,
    meant: shown.pages[0]?.meant,
    cacheStatus: cacheStatusOf(shown),
    outdated: shown !== currentData,
    pages: shown.pages.length,
    nextCursor: shown.pages.at(-1)?.nextCursor ?? undefined,
    isLoadingMore: isFetchingNextPage,
    moreError: moreFailed ? error : undefined,
    loadMore,
  };
}

/** Whether the agents asked for are still to come, whatever is shown meanwhile. */
export function isWaiting(list: AgentListState): boolean {
  return list.kind === 'loading' || (list.kind === 'loaded' && (list.outdated || list.isLoadingMore));
}

/** The nearest state with agents, as the 404 for a state without any names it. */
export function nearestOf(error: unknown): AgentListResponse['nearest'] {
  return (error as { readonly data?: Partial<AgentListResponse> } | undefined)?.data?.nearest;
}

/** An agent who moved between two requests is on two pages; the first occurrence stays. */
function unique(agents: readonly AgentSummary[]): AgentSummary[] {
  const ids = new Set<string>();
  return agents.filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** Aborted by `useAbortPrevious`, and requested again. */
function isAborted(error: unknown): boolean {
  return (error as { readonly name?: unknown } | undefined)?.name === 'AbortError';
}

type AppDispatch = ReturnType<typeof createAppStore>['dispatch'];

/** Aborts the request for the previous list, as visitors pay for each byte. */
function useAbortPrevious(list: AgentListArg): void {
  const dispatch = useDispatch<AppDispatch>();
  const latest = useRef(list);
  useEffect(() => {
    const previous = latest.current;
    latest.current = list;
    if (keyOf(previous) !== keyOf(list)) dispatch(runningListRequest(previous))?.abort();
  }, [dispatch, list]);
}

function keyOf(list: AgentListArg): string {
  return JSON.stringify(list);
}
