import { isGuessablePassword } from '@naija/contracts/domain/guessable-password';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { badRequest } from '../../../platform/http/http-error.ts';

/**
 * Refuses a password that an agent's own name and e-mail address give away; `field` is the name of the field that holds
 * it. For forms that hold neither: the others refuse it by their schema.
 * @throws HttpError 400
 */
export function refuseGuessablePassword(
  field: string,
  password: string,
  { name, email }: { name: string; email: string },
): void {
  if (!isGuessablePassword(password, [name, email])) return;
  const message = FIELD_MESSAGES.passwordGuessable;
  throw badRequest(message, { [field]: message });
}
