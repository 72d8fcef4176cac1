import { pagePaths } from '@naija/contracts/domain/pages';
import type { Agent } from '@naija/contracts/http/agents';
import type { Subject } from '@naija/contracts/http/moderation';

/** What a visitor reports. */
export interface Reported {
  readonly subject: Subject;
  /** Whose profile it is, or is on. */
  readonly agent: Pick<Agent, 'id' | 'name'>;
  /** The comment has an answer, which may be meant instead. */
  readonly hasReply?: boolean;
}

export function reportDraft({ subject: { kind, id }, agent }: Reported) {
  return {
    owner: null,
    form: `report:${kind}:${id}`,
    title: kind === 'agent' ? `Report on ${agent.name}` : `Report on a comment about ${agent.name}`,
    path: pagePaths.agent(agent.id),
  };
}
