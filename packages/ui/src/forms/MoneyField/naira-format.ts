import type { TextFormat } from '../field/text-format.ts';

/**
 * Whole naira with thousands separators. Any other character, as in '5000.50', stays in the value for validation to refuse.
 */
export const nairaFormat: TextFormat = {
  separators: /[,\s₦]/g,
  show: (value) => value.replace(/^\d+/, inThousands),
};

function inThousands(digits: string): string {
  const first = digits.length % 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].filter(Boolean).join(',');
}
