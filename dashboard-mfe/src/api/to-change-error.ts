import { MESSAGES } from '@naija/contracts/domain/messages';
import { isErrorBody } from '@naija/contracts/http/errors';
import { failureKind, translateText } from '@naija/runtime';
import type { SubmitError } from '@naija/ui';
import { isUnauthorized } from './load-error.ts';
import { CREDENTIAL_MESSAGES } from '../messages.ts';

/** Why a credential was not changed: a message for the form, or messages for its fields. */
export interface ChangeError extends SubmitError {
  readonly message?: string;
}

export function toChangeError(error: unknown): ChangeError {
  const { data } = error as { data?: unknown };
  if (isErrorBody(data) && data.fields) return { fields: data.fields };
  if (isUnauthorized(error)) return { message: translateText(MESSAGES.sessionEnded) };
  if (failureKind(error) === 'offline') return { message: CREDENTIAL_MESSAGES.offline };
  return { message: translateText(isErrorBody(data) ? data.message : MESSAGES.somethingWrong) };
}
