import { words } from '@naija/runtime';

const texts = words('ui.count', {
  more: (count: number) => `${String(count)} more ${characters(count)}`,
  all: (count: number) => `${String(count)} ${characters(count)}`,
  left: (count: number) => `${String(count)} ${characters(count)} left`,
  tooMany: (count: number) => `${String(count)} ${characters(count)} too many`,
});

function characters(count: number): string {
  return count === 1 ? 'character' : 'characters';
}

/** '12 more characters' up to the minimum length, then '50 characters'. */
export function countText(text: string, min: number): string {
  const length = validatedLength(text);
  return length < min ? texts.more(min - length) : texts.all(length);
}

/** Share of the maximum length from which the remaining characters are shown. */
const SHOW_LEFT_FROM = 0.9;

/** '' until the maximum is near, then '150 characters left' or '3 characters too many'. */
export function countLeft(text: string, max: number): string {
  const length = validatedLength(text);
  if (length < max * SHOW_LEFT_FROM) return '';
  return length > max ? texts.tooMany(length - max) : texts.left(max - length);
}

/** The length as the schema counts it: trimmed, in NFC. */
function validatedLength(text: string): number {
  return text.trim().normalize('NFC').length;
}
