import { MESSAGES } from '@naija/contracts/domain/messages';
import { isErrorBody, type ErrorBody } from '@naija/contracts/http/errors';
import { failureKind } from '@naija/runtime';

/** Why a call failed, for the person who made it. */
export interface Failure {
  readonly message: string;
  /** What may help, where the server was not reached. */
  readonly hint?: string;
  /** Message by name of the field that was refused. */
  readonly fields?: ErrorBody['fields'];
}

/** The words for an error of RTK Query; which ones is told in section 8 of the specification. */
export function failureOf(error: unknown): Failure {
  if (failureKind(error) === 'offline')
    return { message: MESSAGES.authThrown, hint: MESSAGES.locationOffline };
  const { status, data } = (error ?? {}) as { status?: unknown; data?: unknown };
  // Anything else without a status was thrown on this side.
  if (status === undefined) return { message: MESSAGES.authThrown };
  return isErrorBody(data) ? data : { message: MESSAGES.somethingWrong };
}
