import { MESSAGES } from '@naija/contracts/domain/messages';
import { requestError, statusOf, type RequestError } from '@naija/ui';
import { CREDENTIAL_MESSAGES } from '../messages.ts';

/** Turns the error of a form's request into a message for the agent. */
export function toRequestError(error: unknown): RequestError {
  return requestError(error, { offline: CREDENTIAL_MESSAGES.offline, unauthorized: MESSAGES.sessionEnded });
}

/** True if the server rejected the session. */
export function isUnauthorized(error: unknown): boolean {
  return statusOf(error) === 401;
}
