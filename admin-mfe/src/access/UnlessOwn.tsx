import { useAgent } from '@naija/runtime';
import type { Elements } from '@naija/ui';
import { ADMIN_MESSAGES } from '../messages.ts';

interface UnlessOwnProps {
  /** Agent whom the decision is about. */
  readonly agent: string;
  readonly children: Elements;
}

/** Shows the means of a decision; a sentence if it is about the operator's own account, for which the server refuses it. */
export function UnlessOwn({ agent, children }: UnlessOwnProps) {
  const isOwn = useAgent().id === agent;
  return isOwn ? <p>{ADMIN_MESSAGES.ownAccount}</p> : children;
}
