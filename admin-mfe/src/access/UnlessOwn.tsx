import { useAgent } from '@naija/runtime';
import type { Elements } from '@naija/ui';
import { ADMIN_MESSAGES } from '../messages.ts';

interface UnlessOwnProps {
  /** Agent whom the decision is about. */
  readonly agent: string;
  readonly children: Elements;
}

/** What an operator decides by; a sentence if it is about their own account, for which the server refuses all of it. */
export function UnlessOwn({ agent, children }: UnlessOwnProps) {
  const isOwn = useAgent().id === agent;
  return isOwn ? <p>{ADMIN_MESSAGES.ownAccount}</p> : children;
}
