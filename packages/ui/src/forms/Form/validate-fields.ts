import type { ValidationError } from 'yup';
import { fieldErrors } from '@naija/contracts/schemas/field-errors';

/** Shape of a yup schema, so that this package does not import yup. */
export interface FormSchema<Result> {
  validate: (values: unknown, options?: { abortEarly?: boolean }) => Promise<Result>;
}

/** The first validation message of each field. */
export async function validateFields(
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
