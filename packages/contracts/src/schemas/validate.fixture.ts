import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { fieldErrors } from './field-errors.ts';

export async function validationErrors(
  schema: ObjectSchema<AnyObject>,
  value: unknown,
): Promise<Record<string, string>> {
  try {
    await schema.validate(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return fieldErrors(error);
    throw error;
  }
}

/** Values that are not strings, one of which makes `String(value)` throw. */
export const NON_STRINGS: readonly [unknown][] = [[null], [7], [true], [[]], [{}], [{ toString: 1 }]];
