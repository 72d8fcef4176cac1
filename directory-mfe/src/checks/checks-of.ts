import type { Agent } from '@naija/contracts/http/agents';
import { CHECK_MESSAGES } from '../messages/checks.ts';

/** Something that was checked of an agent: in words, and what that means. */
export interface Check {
  readonly label: string;
  readonly means: string;
}

/** What was checked of an agent beside the email. Records that were cached by earlier releases do not tell. */
export function checksOf({ phoneVerifiedAt }: Pick<Agent, 'phoneVerifiedAt'>): readonly Check[] {
  return phoneVerifiedAt == null
    ? []
    : [{ label: CHECK_MESSAGES.phone(phoneVerifiedAt), means: CHECK_MESSAGES.phoneMeans }];
}
