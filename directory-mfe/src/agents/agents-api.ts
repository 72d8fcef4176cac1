import { agentPaths, type AgentListResponse } from '@naija/contracts/http/agents';
import { baseApi } from '@naija/runtime';

const agentsApi = baseApi.injectEndpoints({
  // A hot update injects again; anything else that does has taken a name that is in use.
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** First page of the agents of a state, by its slug. */
    directoryAgentsByLocation: build.query<AgentListResponse, string>({
      query: (location) => agentPaths.byLocation(location),
    }),
  }),
});

export const { useDirectoryAgentsByLocationQuery } = agentsApi;
