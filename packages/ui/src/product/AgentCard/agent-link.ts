import { pagePaths } from '@naija/contracts/domain/pages';
import type { AgentSummary } from '@naija/contracts/http/agents';

/** The part of an agent that a profile shows until the record has loaded. */
export type LinkedAgent = Pick<AgentSummary, 'id' | 'name' | 'image' | 'area' | 'state'>;

/** The link to a profile; takes along, in the state of the history entry, what the card shows already. */
export function agentLink({ id, name, image, area, state }: LinkedAgent) {
  const agent: LinkedAgent = { id, name, image, ...(area !== undefined && { area }), state };
  return { to: pagePaths.agent(id), state: { agent } };
}

/** The agent whose `agentLink` was followed. Undefined if the page was opened in another way. */
export function linkedAgent(historyState: unknown, id: string): LinkedAgent | undefined {
  const agent = (historyState as { agent?: Partial<LinkedAgent> } | null | undefined)?.agent;
  const isWhole = agent?.id === id && typeof agent.name === 'string' && typeof agent.state === 'string';
  return isWhole ? (agent as LinkedAgent) : undefined;
}
