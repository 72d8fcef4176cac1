import type { APIRequestContext } from '@playwright/test';
import { TRENDING_STATE } from '@naija/contracts/domain/states';
import { pagePaths } from '@naija/contracts/domain/pages';
import { agentPaths, type AgentListResponse, type AgentSummary } from '@naija/contracts/http/agents';

/** The agents of a state, first page; of the trending one unless told. */
export async function agentsOf(
  request: APIRequestContext,
  state: string = TRENDING_STATE,
): Promise<AgentSummary[]> {
  const answer = await request.get(agentPaths.byLocation(state));
  return ((await answer.json()) as AgentListResponse).data;
}

/** Address path of an agent's page, known only when the database is filled. */
export async function firstAgent(request: APIRequestContext): Promise<string> {
  const [agent] = await agentsOf(request);
  return pagePaths.agent(agent?.id ?? '');
}
