import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { baseApi, failureKind } from '@naija/runtime';
import { statusOf } from '@naija/ui';

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

/** True if the server has no such agent, has removed it, or rejects the id as malformed. */
export function isUnknownAgent(error: unknown): boolean {
  return statusOf(error) === 400 || isRemovedAgent(error) || failureKind(error) === 'not_found';
}

/** True if an operator has removed the agent from the site. */
export function isRemovedAgent(error: unknown): boolean {
  return statusOf(error) === 410;
}
