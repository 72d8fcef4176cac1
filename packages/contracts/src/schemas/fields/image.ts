import { mixed } from 'yup';
import { imageProblem, type ImageFile } from '../../domain/image.ts';
import { FIELD_MESSAGES } from '../../domain/messages.ts';

/** An empty string, which a form sends where no file is chosen, counts as missing. */
export function imageField() {
  return mixed(isFile)
    .transform((value: unknown) => (value === '' ? undefined : value))
    .typeError(FIELD_MESSAGES.imageType)
    .test('accepted', (file, context) => {
      const problem = file == null ? undefined : imageProblem(file);
      return problem === undefined || context.createError({ message: problem });
    });
}

function isFile(value: unknown): value is ImageFile {
  if (typeof value !== 'object' || value === null) return false;
  const { type, size } = value as Partial<Record<string, unknown>>;
  return typeof type === 'string' && typeof size === 'number';
}
