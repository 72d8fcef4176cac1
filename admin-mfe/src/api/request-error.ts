import { MESSAGES } from '@naija/contracts/domain/messages';
import { isErrorBody, type ErrorBody } from '@naija/contracts/http/errors';
import { failureKind, translateText } from '@naija/runtime';
import { showToast, type SubmitError } from '@naija/ui';
import { ADMIN_MESSAGES } from '../messages.ts';

/** Why a request failed, as the page says it. */
export interface RequestError extends SubmitError {
  readonly message: string;
}

export function toRequestError(error: unknown): RequestError {
  if (failureKind(error) === 'offline') return { message: translateText(MESSAGES.locationOffline) };
  const body = errorBody(error);
  if (!body) return { message: translateText(MESSAGES.somethingWrong) };
  return {
    message: translateText(body.code === 'unauthorized' ? MESSAGES.sessionEnded : body.message),
    fields: body.fields,
  };
}

/** As `toRequestError`; says over the page that somebody else was faster, as the form is gone by then. */
export function toDecisionError(error: unknown): RequestError {
  if (errorBody(error)?.code === 'conflict') showToast(ADMIN_MESSAGES.case.conflict, { kind: 'warning' });
  return toRequestError(error);
}

/** What the server says about a refused request; undefined where something else has answered. */
export function errorBody(error: unknown): ErrorBody | undefined {
  const { data } = (error ?? {}) as { data?: unknown };
  return isErrorBody(data) ? data : undefined;
}
