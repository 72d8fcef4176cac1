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

/** Skips the body schema in routes that use `readForm`, because it would coerce types and has other messages */
export const formBody: FastifySchemaCompiler<TSchema> = (route) =>
  route.httpPart === 'body' ? () => true : TypeBoxValidatorCompiler(route);

/** @throws HttpError 400 with field messages; unknown fields are dropped */
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

/** Forms hide the field `website` from people, so only a program fills it in. */
export function isHoneypotFilled(body: unknown): boolean {
  const { website } = body as { website?: unknown };
  return website !== undefined && website !== null && website !== '';
}
