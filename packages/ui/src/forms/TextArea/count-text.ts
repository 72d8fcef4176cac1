/** '12 more characters' up to the minimum length, then '50 characters'. */
export function countText(text: string, min: number): string {
  const length = validatedLength(text);
  const [amount, more] = length < min ? [min - length, 'more '] : [length, ''];
  return `${String(amount)} ${more}${amount === 1 ? 'character' : 'characters'}`;
}

/** Share of the maximum length from which the remaining characters are shown. */
const SHOW_LEFT_FROM = 0.9;

/** '' until the maximum is near, then '150 characters left' or '3 characters too many'. */
export function countLeft(text: string, max: number): string {
  const length = validatedLength(text);
  if (length < max * SHOW_LEFT_FROM) return '';
  const amount = Math.abs(max - length);
  return `${String(amount)} ${amount === 1 ? 'character' : 'characters'} ${length > max ? 'too many' : 'left'}`;
}

/** The length as the schema counts it: trimmed, in NFC. */
function validatedLength(text: string): number {
  return text.trim().normalize('NFC').length;
}
