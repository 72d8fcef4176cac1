import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import { fieldErrors } from '@naija/contracts/schemas/field-errors';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { badRequest } from './http-error.ts';
import { holdsUnstorableText } from './storable-text.ts';

type ValidationError = Parameters<typeof fieldErrors>[0];

/** A schema of `@naija/contracts/schemas`, as far as it is needed here. */
export interface FormSchema<T> {
  validateSync: (value: unknown, options: { abortEarly: false; stripUnknown: true }) => T;
}

/**
 * For routes that read their body with `readForm`: the body's schema only describes it there. Checking it as
 * everywhere else would first turn numbers into texts, and then refuse in other words than the form does.
 */
export const formBody: FastifySchemaCompiler<TSchema> = (route) =>
  route.httpPart === 'body' ? () => true : TypeBoxValidatorCompiler(route);

/**
 * Reads a body by the rules and in the words of its form; what the form does not know is left out.
 * @throws HttpError 400, with a message for each refused field.
 */
export function readForm<T>(schema: FormSchema<T>, body: unknown): T {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badRequest('The body of this request must be a JSON object');
  }
  if (holdsUnstorableText(body)) {
    throw badRequest('This text holds characters that cannot be stored. Please remove them and try again.');
  }
  try {
    return schema.validateSync(body, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!isValidationError(error)) throw error;
    const fields = fieldErrors(error);
    throw badRequest(Object.values(fields)[0] ?? error.message, fields);
  }
}

// By its name, so that yup stays the business of the contracts.
function isValidationError(error: unknown): error is ValidationError {
  return error instanceof Error && error.name === 'ValidationError';
}
