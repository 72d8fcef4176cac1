import type { ValidationError } from 'yup';
import { fieldErrors } from '@naija/contracts/schemas/field-errors';

/** A schema of `@naija/contracts/schemas`; only its shape is known here, so that this package loads no yup. */
export interface FormSchema<Result> {
  validate: (values: unknown, options?: { abortEarly?: boolean }) => Promise<Result>;
}

/** The first broken rule of each field, in words for people. */
export async function fieldProblems(
  schema: FormSchema<unknown>,
  values: unknown,
): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (isValidationError(error)) return fieldErrors(error);
    throw error;
  }
}

function isValidationError(error: unknown): error is ValidationError {
  return error instanceof Error && error.name === 'ValidationError';
}
