import { isGuessablePassword } from '@naija/contracts/domain/guessable-password';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { badRequest } from '../../../platform/http/http-error.ts';

/** Throws HttpError 400 for a password with the agent's name or address, for forms whose schema knows neither. */
export function refuseGuessablePassword(
  field: string,
  password: string,
  { name, email }: { name: string; email: string },
): void {
  if (!isGuessablePassword(password, [name, email])) return;
  const message = FIELD_MESSAGES.passwordGuessable;
  throw badRequest(message, { [field]: message });
}
