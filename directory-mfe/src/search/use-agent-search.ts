import { listHeading, listTitle, stateNamed } from '@naija/contracts/domain/list-meta';
import { stateName } from '@naija/contracts/domain/states';
import { failureKind } from '@naija/runtime';
import { TITLES } from '../agents/messages.ts';
import { nearestOf, useAgentList, type AgentListState } from '../agents/use-agent-list.ts';
import { useListPage, useFilters, type Filtering } from '../agents/use-page-query.ts';
import { useSearch } from './use-search.ts';

export interface AgentSearch {
  readonly box: ReturnType<typeof useSearch>;
  readonly filtering: Filtering;
  readonly list: AgentListState;
  /** Title and heading of the list; undefined before a search or a choice on its first page. */
  readonly chosen: { readonly title: string; readonly heading: string } | undefined;
}

/** The agents of a state before a search, and matching agents of all states after one. */
export function useAgentSearch(state: string): AgentSearch {
  const box = useSearch();
  const filtering = useFilters();
  const { query } = box;
  const { filters } = filtering;
  const { later } = useListPage();
  const location = query === '' ? state : query;
  const requested = useAgentList({ location, ...filters, ...(later && { cursor: later.cursor }) });
  const list = query === '' ? requested : withoutNotFound(requested, query);
  const known = list.kind === 'loaded' && !list.outdated ? list : undefined;
  const place = query === '' ? { name: stateName(state), state } : known?.place;
  const { total, meant } = known ?? {};
  const found = { query, filters, place, meant, total, page: later?.number };
  const isChosen = query !== '' || Object.keys(filters).length > 0 || later !== undefined;
  return {
    box,
    filtering,
    list,
    chosen: isChosen ? { title: listTitle(found, TITLES), heading: listHeading(found, TITLES) } : undefined,
  };
}

/** Turns the 404 for a state without agents into an empty result of the search that named the state. */
function withoutNotFound(list: AgentListState, query: string): AgentListState {
  if (list.kind !== 'failed' || failureKind(list.error) !== 'not_found') return list;
  return {
    kind: 'loaded',
    key: query,
    agents: [],
    total: 0,
    place: stateNamed(query),
    nearest: nearestOf(list.error),
    meant: undefined,
    cacheStatus: {},
    outdated: false,
    pages: 1,
    nextCursor: undefined,
    isLoadingMore: false,
    moreError: undefined,
    loadMore: list.retry,
  };
}
