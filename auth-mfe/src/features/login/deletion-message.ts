import { deletionDueOn, namedIn } from '@naija/contracts/domain/messages';
import { AUTH_MESSAGES } from '../../messages.ts';

/**
 * What the server says of an account that is about to be deleted, in the language of the page.
 * @param message with the day; anything else stays as it is
 */
export function deletionMessage(message: string): string {
  const day = namedIn(message, deletionDueOn);
  return day === undefined ? message : AUTH_MESSAGES.login.deletionDue(day);
}
