import type { APIRequestContext } from '@playwright/test';
import { TRENDING_STATE } from '@naija/contracts/domain/states';
import { pagePaths } from '@naija/contracts/domain/pages';
import { agentPaths, type AgentListResponse, type AgentSummary } from '@naija/contracts/http/agents';

/** First page of a state's agents. */
export async function agentsOf(
  request: APIRequestContext,
  state: string = TRENDING_STATE,
): Promise<AgentSummary[]> {
  const response = await request.get(agentPaths.byLocation(state));
  return ((await response.json()) as AgentListResponse).data;
}

export async function firstAgent(request: APIRequestContext): Promise<string> {
  const [agent] = await agentsOf(request);
  return pagePaths.agent(agent?.id ?? '');
}
