import { agentPaths, type AgentListResponse } from '@naija/contracts/http/agents';
import { baseApi } from '@naija/runtime';

export const agentsApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    // All remotes of a page share one API, so the name begins with that of this remote.
    '__name__/agents': build.query<AgentListResponse, string>({
      query: (state) => agentPaths.byLocation(state),
      // Only responses without a session may be kept on the device.
      extraOptions: { anonymous: true },
    }),
  }),
});

export const useAgents = agentsApi.endpoints['__name__/agents'].useQuery;
