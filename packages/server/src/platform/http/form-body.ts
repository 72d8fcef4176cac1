import { SERVER_MESSAGES } from '@naija/contracts/domain/server-messages';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import { fieldErrors } from '@naija/contracts/schemas/field-errors';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { badRequest } from './http-error.ts';

const UNSTORABLE = /[\0\p{Cs}]/u;

/**
 * Returns true if JSON contains text that PostgreSQL cannot store: NUL or a lone surrogate. Not recursive, because the client
 * chooses the depth.
 */
export function holdsUnstorableText(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const item = left.pop();
    if (typeof item === 'string' && UNSTORABLE.test(item)) return true;
    if (typeof item === 'object' && item !== null) {
      for (const [name, inner] of Object.entries(item)) left.push(name, inner);
    }
  }
  return false;
}

type ValidationError = Parameters<typeof fieldErrors>[0];

export interface FormSchema<T> {
  validateSync: (value: unknown, options: { abortEarly: false; stripUnknown: true }) => T;
}

/** Validator for routes that use `readForm`. It skips the body schema, which would coerce types and has other messages */
export const formBody: FastifySchemaCompiler<TSchema> = (route) =>
  route.httpPart === 'body' ? () => true : TypeBoxValidatorCompiler(route);

/**
 * Validates a body with the schema of its form; drops unknown fields.
 * @throws HttpError 400 with field messages
 */
export function readForm<T>(schema: FormSchema<T>, body: unknown): T {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badRequest('The body of this request must be a JSON object');
  }
  if (holdsUnstorableText(body)) {
    throw badRequest(SERVER_MESSAGES.textUnstorable);
  }
  try {
    return schema.validateSync(body, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!isValidationError(error)) throw error;
    const fields = fieldErrors(error);
    throw badRequest(Object.values(fields)[0] ?? error.message, fields);
  }
}

// Compared by name, so that only the contracts depend on yup.
function isValidationError(error: unknown): error is ValidationError {
  return error instanceof Error && error.name === 'ValidationError';
}

/** Returns true if a program has filled in the field `website`, which forms hide from people. */
export function isHoneypotFilled(body: unknown): boolean {
  const { website } = body as { website?: unknown };
  return website !== undefined && website !== null && website !== '';
}
