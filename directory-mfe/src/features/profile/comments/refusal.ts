import { MESSAGES } from '@naija/contracts/domain/messages';
import { isErrorBody, type ErrorBody } from '@naija/contracts/http/errors';
import { failureKind } from '@naija/runtime';

/** Why a call was refused, in words for people: the server's own where it gave some. */
export function refusalReason(error: unknown): string {
  if (failureKind(error) === 'offline') return MESSAGES.locationOffline;
  return errorBody(error)?.message ?? MESSAGES.locationFailed;
}

/** The server's message for each field that it refused. */
export function refusedFields(error: unknown): ErrorBody['fields'] {
  return errorBody(error)?.fields;
}

function errorBody(error: unknown): ErrorBody | undefined {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;
  return isErrorBody(data) ? data : undefined;
}
