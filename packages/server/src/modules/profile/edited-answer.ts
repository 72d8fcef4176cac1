import { emailNotChanged, MESSAGES } from '@naija/contracts/domain/messages';
import { emailKey } from '../identity/accounts/find-account.ts';
import { toAgent } from '../agents/present.ts';
import type { AgentRow } from '../../database/schema.ts';

/**
 * What an edit answers. Earlier releases send another e-mail address along, perhaps after days on a device: that one is
 * not taken, for it needs the password, and the agent is told where to change it.
 */
export function editedAnswer(saved: AgentRow, email: string | undefined) {
  const isOther = email !== undefined && emailKey(email) !== saved.emailKey;
  const message = isOther ? emailNotChanged(saved.email) : MESSAGES.profileSaved;
  return { status: 201 as const, body: { message, data: { updatedUser: toAgent(saved) } } };
}
