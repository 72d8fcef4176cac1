import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { baseApi } from '@naija/runtime';

const profileApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    directoryAgentById: build.query<AgentResponse, string>({
      query: (id) => agentPaths.byId(id),
      extraOptions: { anonymous: true },
    }),
  }),
});

export const { useDirectoryAgentByIdQuery } = profileApi;
