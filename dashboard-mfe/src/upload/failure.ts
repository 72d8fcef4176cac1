import { MESSAGES } from '@naija/contracts/domain/messages';
import { isErrorBody, type ErrorBody } from '@naija/contracts/http/errors';
import { failureKind } from '@naija/runtime';

/** Why a profile was not saved, in words for the agent. */
export interface SaveFailure {
  readonly message: string;
  /** What may help, where the server was not reached. */
  readonly hint?: string;
  /** Message by name of the field that was refused. */
  readonly fields?: ErrorBody['fields'];
}

/** The words for an error of a save: the server's own, else those of section 8 of the specification. */
export function saveFailure(error: unknown): SaveFailure {
  if (failureKind(error) === 'offline')
    return { message: MESSAGES.profileSaveFailed, hint: MESSAGES.locationOffline };
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;
  return isErrorBody(data) ? data : { message: MESSAGES.profileSaveFailed };
}
