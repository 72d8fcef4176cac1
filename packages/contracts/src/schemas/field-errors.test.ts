import { expect, test } from 'vitest';
import { object, string, ValidationError } from 'yup';
import { fieldErrors } from './field-errors.ts';

async function failure(abortEarly: boolean): Promise<ValidationError> {
  const schema = object({
    a: string().required('a missing').min(3, 'a short'),
    b: string().required('b missing'),
  });
  const error: unknown = await schema
    .validate({ a: '', b: '' }, { abortEarly })
    .catch((thrown: unknown) => thrown);
  if (error instanceof ValidationError) return error;
  throw new Error('Nothing was rejected');
}

test('every invalid field has its first message', async () => {
  expect(fieldErrors(await failure(false))).toEqual({ a: 'a missing', b: 'b missing' });
});

test('a check that stopped at once still names a field', async () => {
  expect(Object.values(fieldErrors(await failure(true)))).toHaveLength(1);
});
