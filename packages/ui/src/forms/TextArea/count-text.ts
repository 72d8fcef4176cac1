/** How far a text is from its least length: '12 more characters', then '50 characters'. */
export function countText(text: string, min: number): string {
  const length = ruledLength(text);
  const [amount, more] = length < min ? [min - length, 'more '] : [length, ''];
  return `${String(amount)} ${more}${amount === 1 ? 'character' : 'characters'}`;
}

/** From this share of the greatest length on, what is left of it is counted. */
const NEAR = 0.9;

/** How far a text is from its greatest length: '' until that is near, '150 characters left', '3 characters too many'. */
export function countLeft(text: string, max: number): string {
  const length = ruledLength(text);
  if (length < max * NEAR) return '';
  const amount = Math.abs(max - length);
  return `${String(amount)} ${amount === 1 ? 'character' : 'characters'} ${length > max ? 'too many' : 'left'}`;
}

/** The length as the rules count it: no space around the text, one spelling for letters with marks. */
function ruledLength(text: string): number {
  return text.trim().normalize('NFC').length;
}
