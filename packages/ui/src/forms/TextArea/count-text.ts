/** How far a text is from its least length: '12 more characters', then '50 characters'. */
export function countText(text: string, min: number): string {
  const length = ruledLength(text);
  const [amount, more] = length < min ? [min - length, 'more '] : [length, ''];
  return `${String(amount)} ${more}${amount === 1 ? 'character' : 'characters'}`;
}

/** The length as the rules count it: no space around the text, one spelling for letters with marks. */
function ruledLength(text: string): number {
  return text.trim().normalize('NFC').length;
}
