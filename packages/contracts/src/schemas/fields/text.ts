import { string, type StringSchema } from 'yup';

/** Text exactly as typed. `wrongType` is the message for a value that is no string. */
export function verbatim(wrongType: string): StringSchema {
  const schema = string().typeError(wrongType);
  // yup calls toString() on other values, which a hostile body can make throw.
  schema.transforms = [];
  return schema;
}

export function singleLine(wrongType: string): StringSchema {
  return verbatim(wrongType).transform((typed: unknown) =>
    typeof typed === 'string' ? printable(typed).replace(/\s+/g, ' ').trim() : typed,
  );
}

export function multiLine(wrongType: string): StringSchema {
  return verbatim(wrongType).transform((typed: unknown) =>
    typeof typed === 'string' ? printable(typed).trim() : typed,
  );
}

/** PostgreSQL stores no NUL; NFC gives letters with marks (ọ, ẹ, ṣ) one spelling for searches. */
function printable(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .normalize('NFC');
}
