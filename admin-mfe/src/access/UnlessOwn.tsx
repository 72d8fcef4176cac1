import type { ReactNode } from 'react';
import { useAgent } from '@naija/runtime';
import { ADMIN_MESSAGES } from '../messages.ts';

interface UnlessOwnProps {
  /** Agent whom the decision is about. */
  readonly agent: string;
  readonly children: ReactNode;
}

/** What an operator decides by; a sentence if it is about their own account, for which the server refuses all of it. */
export function UnlessOwn({ agent, children }: UnlessOwnProps) {
  return useAgent()?.id === agent ? <p>{ADMIN_MESSAGES.ownAccount}</p> : children;
}
