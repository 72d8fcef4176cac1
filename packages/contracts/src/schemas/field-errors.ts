import type { ValidationError } from 'yup';

/**
 * The first message for each field, by the field's name.
 * Validate with `abortEarly: false`: otherwise only one field is in the error.
 */
export function fieldErrors(error: ValidationError): Record<string, string> {
  const all = error.inner.length > 0 ? error.inner : [error];
  const messages: Record<string, string> = {};
  for (const { path, message } of all) messages[path ?? ''] ??= message;
  return messages;
}
