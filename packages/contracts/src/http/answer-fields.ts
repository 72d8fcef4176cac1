/**
 * Kinds of JSON values by field: `{ 'data[].inspectionFee': 'null|number' }`. Kinds are sorted and joined by `|`; `absent` is
 * one of them where the field may be left out.
 */
export type AnswerFields = Readonly<Record<string, string>>;

/** Answers by call: `GET /api/v1/user/:id`. */
export type ApiCalls = Readonly<Record<string, AnswerFields>>;

export const FIELD_KINDS = ['absent', 'array', 'boolean', 'null', 'number', 'object', 'string'] as const;

export function kindsOf(kinds: string): string[] {
  return kinds.split('|');
}

/** Last name of a field: `inspectionFee` of `data[].inspectionFee`. */
export function nameOfField(field: string): string {
  const [name = ''] = field.split('.').slice(-1);
  return name.replaceAll('[]', '');
}
