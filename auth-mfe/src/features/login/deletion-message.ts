import { deletionDueOn } from '@naija/contracts/domain/messages';
import { AUTH_MESSAGES } from '../../messages.ts';

const DAY = '{day}';

/**
 * What the server says of an account that is about to be deleted, in the language of the page.
 * @param message with the day; anything else stays as it is
 */
export function deletionMessage(message: string): string {
  const [before = '', after = ''] = deletionDueOn(DAY).split(DAY);
  if (!message.startsWith(before) || !message.endsWith(after)) return message;
  return AUTH_MESSAGES.login.deletionDue(message.slice(before.length, -after.length));
}
