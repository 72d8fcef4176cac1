import { agentPaths, type AgentFilters, type AgentListResponse } from '@naija/contracts/http/agents';
import { baseApi } from '@naija/runtime';

export interface AgentListArg extends AgentFilters {
  readonly location: string;
  /** Cursor of the first page to load; undefined for the start of the list. */
  readonly cursor?: string;
}

const agentsApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    directoryAgents: build.infiniteQuery<AgentListResponse, AgentListArg, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg: { location, ...first }, pageParam: cursor }) => {
        const url = agentPaths.byLocation(pathSafe(location));
        const params = cursor === undefined ? first : { ...first, cursor };
        // No bare question mark: the URL must equal the one that the page may have preloaded.
        return Object.keys(params).length === 0 ? url : { url, params };
      },
      extraOptions: { anonymous: true },
    }),
  }),
});

export const { useDirectoryAgentsInfiniteQuery } = agentsApi;

/** Thunk that returns the pending request of a list, if any. */
export const runningListRequest = (list: AgentListArg) =>
  agentsApi.util.getRunningQueryThunk('directoryAgents', list);

/** Appends a space to a segment of dots, which would be resolved as a relative path. The server trims it. */
function pathSafe(text: string): string {
  return /^\.{1,2}$/.test(text) ? `${text} ` : text;
}
