import type { TextFormat } from '../field/text-format.ts';

/**
 * Digits get thousands separators while they are typed. Any other text, as '1.5m' or '1,5', stays as it is, for the rule of the
 * field to read or refuse: without its comma, '1,5' would become another amount.
 */
export const nairaFormat: TextFormat = {
  separators: /,/g,
  show: (value) => (/^\d+$/.test(value) ? inThousands(value) : value),
  keeps: (text, edited) => {
    const digits = text.replaceAll(',', '');
    if (text === digits) return false;
    return !/^\d*$/.test(digits) || (inThousands(digits) !== text && !isKeyPressed(text, edited));
  },
};

/** True if one character was typed into or deleted from grouped digits, and it was no comma. */
function isKeyPressed(text: string, edited: string): boolean {
  const commas = (shown: string) => shown.split(',').length;
  return (
    Math.abs(text.length - edited.length) === 1 &&
    inThousands(edited.replaceAll(',', '')) === edited &&
    commas(text) <= commas(edited)
  );
}

function inThousands(digits: string): string {
  const first = digits.length % 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].filter(Boolean).join(',');
}
