import { MESSAGES } from '@naija/contracts/domain/messages';
import { isErrorBody, type ErrorBody } from '@naija/contracts/http/errors';
import { failureKind } from '@naija/runtime';
import { AUTH_MESSAGES } from '../messages.ts';

/** Why a request failed, as it is shown to the user. */
export interface RequestError {
  readonly message: string;
  /** What may help. */
  readonly hint?: string;
  readonly code?: ErrorBody['code'];
  /** Message by name of the field that was refused. */
  readonly fields?: ErrorBody['fields'];
}

/** The same for a sign-up, which says first whether there is an account. Without an answer nobody knows. */
export function toSignupError(error: unknown): RequestError {
  return withoutAnswer(
    error,
    navigator.onLine ? AUTH_MESSAGES.signup.unanswered : AUTH_MESSAGES.requestFailed,
  );
}

/** The same for a login, which says first that nobody is logged in. */
export function toLoginError(error: unknown): RequestError {
  return withoutAnswer(error, AUTH_MESSAGES.login.unanswered);
}

function withoutAnswer(error: unknown, message: string): RequestError {
  const failed = toRequestError(error);
  return failed.message === MESSAGES.locationOffline ? { message, hint: failed.message } : failed;
}

/** Turns an error of RTK Query into a message for the user, by section 8 of the specification. */
export function toRequestError(error: unknown): RequestError {
  if (failureKind(error) === 'offline') return { message: MESSAGES.locationOffline };
  const { status, data } = (error ?? {}) as { status?: unknown; data?: unknown };
  // Anything else without a status was thrown in the browser.
  if (status === undefined) return { message: AUTH_MESSAGES.requestFailed };
  return isErrorBody(data) ? data : { message: MESSAGES.somethingWrong };
}
