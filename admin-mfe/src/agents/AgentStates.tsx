import type { ModeratedAgent } from '@naija/contracts/http/operators';
import { Badge } from '@naija/ui';
import { ADMIN_MESSAGES } from '../messages.ts';

const TEXT = ADMIN_MESSAGES.agents;

/** Whether visitors see an agent, and why not. */
export function AgentStates({ of }: { readonly of: ModeratedAgent }) {
  const states = [
    of.isBlocked && TEXT.blocked,
    of.isHidden && !of.isBlocked && TEXT.hidden,
    !of.isListed && !of.isHidden && !of.isBlocked && TEXT.unlisted,
    of.isOperator && TEXT.operator,
  ].filter((text) => text !== false);
  if (states.length === 0) return <Badge kind="verified">{TEXT.visible}</Badge>;
  return states.map((text) => <Badge key={text}>{text}</Badge>);
}
