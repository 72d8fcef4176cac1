import { string, type StringSchema } from 'yup';

/** Text exactly as typed. `wrongType` is the message for a value that is no text at all. */
export function verbatim(wrongType: string): StringSchema {
  const schema = string().typeError(wrongType);
  // yup would call toString() on whatever a body holds, and a hostile one can make that throw.
  schema.transforms = [];
  return schema;
}

/** Text of one line: no control characters, single spaces, none around it. */
export function line(wrongType: string): StringSchema {
  return verbatim(wrongType).transform((typed: unknown) =>
    typeof typed === 'string' ? printable(typed).replace(/\s+/g, ' ').trim() : typed,
  );
}

/** Text of many lines: no control characters but line ends, which become `\n`; no space around it. */
export function paragraphs(wrongType: string): StringSchema {
  return verbatim(wrongType).transform((typed: unknown) =>
    typeof typed === 'string' ? printable(typed).trim() : typed,
  );
}

/** PostgreSQL stores no NUL; letters with marks (ọ, ẹ, ṣ) get one spelling, so that searches find them. */
function printable(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .normalize('NFC');
}
