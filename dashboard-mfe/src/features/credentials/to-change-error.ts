import { MESSAGES } from '@naija/contracts/domain/messages';
import { isErrorBody } from '@naija/contracts/http/errors';
import { failureKind } from '@naija/runtime';
import type { SubmitError } from '@naija/ui';
import { isUnauthorized } from '../../api/load-error.ts';

/** Why a credential was not changed: a message for the form, or messages for its fields. */
export interface ChangeError extends SubmitError {
  readonly message?: string;
}

export function toChangeError(error: unknown): ChangeError {
  const { data } = error as { data?: unknown };
  if (isErrorBody(data) && data.fields) return { fields: data.fields };
  if (isUnauthorized(error)) return { message: MESSAGES.sessionEnded };
  if (failureKind(error) === 'offline')
    return { message: `No answer came. ${MESSAGES.locationOffline}; what you typed is still here.` };
  return { message: isErrorBody(data) ? data.message : MESSAGES.somethingWrong };
}
