import { agentPaths, type AgentFilters, type AgentListResponse } from '@naija/contracts/http/agents';
import { baseApi } from '@naija/runtime';

/** What the location call is asked: a state's slug or words to search for, narrowed and ordered. */
export interface AgentListArg extends AgentFilters {
  readonly location: string;
}

const agentsApi = baseApi.injectEndpoints({
  // A hot update injects again; anything else that does has taken a name that is in use.
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Agents of a state or of a search, page after page. */
    directoryAgents: build.infiniteQuery<AgentListResponse, AgentListArg, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg: { location, ...filters }, pageParam: cursor }) => {
        const url = agentPaths.byLocation(pathSafe(location));
        const params = cursor === undefined ? filters : { ...filters, cursor };
        // Without a bare question mark, the same address as the one the page may have loaded ahead.
        return Object.keys(params).length === 0 ? url : { url, params };
      },
      extraOptions: { anonymous: true },
    }),
  }),
});

export const { useDirectoryAgentsInfiniteQuery } = agentsApi;

/** Gives, when dispatched, the request that is under way for a list, if there is one. */
export const runningAgentList = (list: AgentListArg) =>
  agentsApi.util.getRunningQueryThunk('directoryAgents', list);

/** A segment of one or two dots would be resolved away as a relative path; the server trims the space. */
function pathSafe(text: string): string {
  return /^\.{1,2}$/.test(text) ? `${text} ` : text;
}
