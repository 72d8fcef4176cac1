import { pagePaths } from '@naija/contracts/domain/pages';
import type { Agent } from '@naija/contracts/http/agents';
import type { Subject } from '@naija/contracts/http/moderation';
import { REPORT_MESSAGES } from '../../../messages/report.ts';

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
    title: kind === 'agent' ? REPORT_MESSAGES.ofAgent(agent.name) : REPORT_MESSAGES.ofComment(agent.name),
    path: pagePaths.agent(agent.id),
  };
}
