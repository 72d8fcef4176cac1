import { LIST_MESSAGES } from '../messages/lists.ts';

const SHOWN_LENGTH = 8;

/** By which support finds a failed request in the log; undefined where it did not fail on the server. */
export function failureReference(error: unknown): string | undefined {
  const request = (error as { readonly request?: unknown } | null | undefined)?.request;
  return typeof request === 'string' ? LIST_MESSAGES.reference(request.slice(0, SHOWN_LENGTH)) : undefined;
}
