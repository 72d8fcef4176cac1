import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { AgentListResponse, AgentSummary } from '@naija/contracts/http/agents';
import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { cacheStatusOf, type createAppStore } from '@naija/runtime';
import { runningListRequest, useDirectoryAgentsInfiniteQuery, type AgentListArg } from './agents-api.ts';

export interface LoadedAgents {
  readonly kind: 'loaded';
  /** Identifies the request. Another key is another list, even if both contain the same agents. */
  readonly key: string;
  readonly agents: readonly AgentSummary[];
  readonly total: number;
  readonly place: AgentListResponse['place'];
  readonly nearest: AgentListResponse['nearest'];
  readonly meant: AgentListResponse['meant'];
  readonly cacheStatus: CachedResponse;
  /** True while the agents of the previous filters are shown and those of the new ones are pending. */
  readonly outdated: boolean;
  /** Number of pages shown. */
  readonly pages: number;
  /** Cursor of the next page; undefined after the last one. */
  readonly nextCursor: string | undefined;
  readonly isLoadingMore: boolean;
  /** Error of the request for the next page. */
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

  // The agents of the previous filters stay in view; those of another location do not.
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

/** True while the requested agents are pending, even if others are shown meanwhile. */
export function isWaiting(list: AgentListState): boolean {
  return list.kind === 'loading' || (list.kind === 'loaded' && (list.outdated || list.isLoadingMore));
}

/** The nearest state with agents, which the server names in its 404 for a state without agents. */
export function nearestOf(error: unknown): AgentListResponse['nearest'] {
  return (error as { readonly data?: Partial<AgentListResponse> } | undefined)?.data?.nearest;
}

/** Removes duplicates: an agent whose position changed between two requests is on two pages. */
function unique(agents: readonly AgentSummary[]): AgentSummary[] {
  const ids = new Set<string>();
  return agents.filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** True for a request that `useAbortPrevious` aborted. It is sent again. */
function isAborted(error: unknown): boolean {
  return (error as { readonly name?: unknown } | undefined)?.name === 'AbortError';
}

type AppDispatch = ReturnType<typeof createAppStore>['dispatch'];

/** Aborts the request for the previous list, because visitors pay for each byte. */
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

interface Paging {
  readonly pages: number | undefined;
  /** True if another page exists, no request is pending, and none has failed. */
  readonly canLoad: boolean;
  readonly loadMore: () => void;
}

/** Stores the number of loaded pages for each history entry, and loads as many again after a reload. */
function useRestoredPages({ pages, canLoad, loadMore }: Paging): void {
  const { key, pathname, search } = useLocation();
  const entry = `agent-pages ${key} ${pathname}${search}`;
  useEffect(() => {
    if (pages === undefined) return;
    if (canLoad && pages < readPages(entry)) loadMore();
    else if (pages > readPages(entry)) storePages(entry, pages);
  });
}

function readPages(entry: string): number {
  try {
    return Number(sessionStorage.getItem(entry) ?? 1);
  } catch {
    return 1; // Storage is blocked: only the first page is loaded.
  }
}

function storePages(entry: string, pages: number): void {
  try {
    sessionStorage.setItem(entry, String(pages));
  } catch {
    // Storage is blocked.
  }
}
