import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { fieldErrors } from './field-errors.ts';

/** The first message of each refused field; empty when all is well. */
export async function refusals(
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

/** Values that are no text, one of which makes `String(value)` throw. */
export const NO_TEXT: readonly [unknown][] = [[null], [7], [true], [[]], [{}], [{ toString: 1 }]];
