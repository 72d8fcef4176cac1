import { MESSAGES } from '@naija/contracts/domain/messages';
import { failureKind, translateText } from '@naija/runtime';
import { requestError, type RequestError } from '@naija/ui';
import { AUTH_MESSAGES } from './messages.ts';

/** Turns the error of a request of this remote into a message for the user. */
export function toRequestError(error: unknown): RequestError {
  return requestError(error, { thrown: AUTH_MESSAGES.requestFailed });
}

/** Like `toRequestError`, but a sign-up without a response first says whether the account may exist. */
export function toSignupError(error: unknown): RequestError {
  return withoutResponse(
    error,
    navigator.onLine ? AUTH_MESSAGES.signup.unanswered : AUTH_MESSAGES.requestFailed,
  );
}

/** Like `toRequestError`, but a login without a response first says that the user is not logged in. */
export function toLoginError(error: unknown): RequestError {
  return withoutResponse(error, AUTH_MESSAGES.login.unanswered);
}

function withoutResponse(error: unknown, message: string): RequestError {
  if (failureKind(error) !== 'offline') return toRequestError(error);
  return { message, hint: translateText(MESSAGES.locationOffline) };
}
