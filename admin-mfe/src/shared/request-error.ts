import { MESSAGES } from '@naija/contracts/domain/messages';
import { errorBody, requestError, showToast, type RequestError } from '@naija/ui';
import { ADMIN_MESSAGES } from '../messages.ts';

/** Turns the error of a request of this remote into a message for the operator. */
export function toRequestError(error: unknown): RequestError {
  return requestError(error, { unauthorized: MESSAGES.sessionEnded });
}

/**
 * Like `toRequestError`. A toast also says that another operator has decided first, because the form is removed by then.
 */
export function toDecisionError(error: unknown): RequestError {
  if (errorBody(error)?.code === 'conflict') showToast(ADMIN_MESSAGES.case.conflict, { kind: 'warning' });
  return toRequestError(error);
}
