import { pagePaths } from '@naija/contracts/domain/pages';
import type { Agent } from '@naija/contracts/http/agents';

/** An agent on whom somebody comments. */
export type CommentedAgent = Pick<Agent, 'id' | 'name'>;

/** Of what a half-written comment on an agent is the draft. */
export function commentDraft({ id, name }: CommentedAgent) {
  return {
    owner: null,
    form: `comment:${id}`,
    title: `Comment on ${name}`,
    path: pagePaths.agent(id),
  };
}
