import { agentPaths, type AgentFilters, type AgentListResponse } from '@naija/contracts/http/agents';
import { baseApi } from '@naija/runtime';

export interface AgentListArg extends AgentFilters {
  readonly location: string;
  /** Of the page that the list begins with, if that is a later one. */
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
        // Without a bare question mark, the same URL that the page may have preloaded.
        return Object.keys(params).length === 0 ? url : { url, params };
      },
      extraOptions: { anonymous: true },
    }),
  }),
});

export const { useDirectoryAgentsInfiniteQuery } = agentsApi;

/** Thunk for the pending request of a list, if there is one. */
export const runningListRequest = (list: AgentListArg) =>
  agentsApi.util.getRunningQueryThunk('directoryAgents', list);

/** A segment of one or two dots would be resolved as a relative path; the server trims the space. */
function pathSafe(text: string): string {
  return /^\.{1,2}$/.test(text) ? `${text} ` : text;
}
