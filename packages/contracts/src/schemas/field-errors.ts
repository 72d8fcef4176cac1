import type { ValidationError } from 'yup';

/** The first message by field name. Complete only if validated with `abortEarly: false`. */
export function fieldErrors(error: ValidationError): Record<string, string> {
  const all = error.inner.length > 0 ? error.inner : [error];
  const messages: Record<string, string> = {};
  for (const { path, message } of all) messages[path ?? ''] ??= message;
  return messages;
}
