import { string, type StringSchema } from 'yup';
import { cleanLine, cleanText } from '../../domain/clean-text.ts';

/** Text exactly as typed. `wrongType` is the message for a value that is not a string. */
export function verbatim(wrongType: string): StringSchema {
  const schema = string().typeError(wrongType);
  // yup calls toString() on other values, which a hostile body can make throw.
  schema.transforms = [];
  return schema;
}

export function singleLine(wrongType: string): StringSchema {
  return verbatim(wrongType).transform((typed: unknown) =>
    typeof typed === 'string' ? cleanLine(typed) : typed,
  );
}

export function multiLine(wrongType: string): StringSchema {
  return verbatim(wrongType).transform((typed: unknown) =>
    typeof typed === 'string' ? cleanText(typed) : typed,
  );
}
