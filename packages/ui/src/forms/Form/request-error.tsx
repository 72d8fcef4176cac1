import { MESSAGES } from '@naija/contracts/domain/messages';
import { isErrorBody, type ErrorBody } from '@naija/contracts/http/errors';
import { failureKind, translateText } from '@naija/runtime';
import type { SubmitError } from './use-submit.ts';

/** Why a request failed, in the language of the page. */
export interface RequestError extends SubmitError {
  readonly message: string;
  /** A second sentence about what may help. */
  readonly hint?: string;
  readonly code?: ErrorBody['code'];
}

/** Messages that replace the usual ones. */
interface RequestErrorTexts {
  /** The server was not reached. */
  readonly offline?: string;
  /** The error was thrown in the browser and belongs to no response. */
  readonly thrown?: string;
  /** The server answered 401. */
  readonly unauthorized?: string;
}

/** Turns an error of RTK Query into a message for the user, as section 8 of the specification defines them. */
export function requestError(error: unknown, texts: RequestErrorTexts = {}): RequestError {
  if (failureKind(error) === 'offline')
    return { message: texts.offline ?? translateText(MESSAGES.locationOffline) };
  const status = statusOf(error);
  const body = errorBody(error);
  const message = (status === 401 ? texts.unauthorized : undefined) ?? body?.message;
  if (message !== undefined) return { ...body, message: translateText(message) };
  const thrown = status === undefined ? texts.thrown : undefined;
  return { message: thrown ?? translateText(MESSAGES.somethingWrong) };
}

/** Says why content could not be loaded. */
export function loadErrorMessage(error: unknown): string {
  if (statusOf(error) === 401) return translateText(MESSAGES.sessionEnded);
  return translateText(failureKind(error) === 'offline' ? MESSAGES.locationOffline : MESSAGES.locationFailed);
}

/** The body of an error response of our server; undefined if something else responded, or nothing did. */
export function errorBody(error: unknown): ErrorBody | undefined {
  const { data } = (error ?? {}) as { readonly data?: unknown };
  return isErrorBody(data) ? data : undefined;
}

/** The HTTP status of a failed request, or the name that RTK Query gives a failure without a response. */
export function statusOf(error: unknown): unknown {
  return (error as { readonly status?: unknown } | null | undefined)?.status;
}

/** The status line of a form whose request failed. Renders nothing if the fields show the messages. */
export function RequestErrorMessage({ error }: { readonly error: RequestError | undefined }) {
  if (!error || error.fields) return null;
  return (
    <>
      <p>{error.message}</p>
      {error.hint !== undefined && <p>{translateText(error.hint)}</p>}
    </>
  );
}
