import type { TextFormat } from '../field/text-format.ts';

/**
 * Whole naira with thousands separators. Only separators and the currency sign are left out of the value: what else
 * is no whole number, such as '5000.50', is kept for the rules to refuse rather than made into another amount.
 */
export const nairaFormat: TextFormat = {
  separators: /[,\s₦]/g,
  show: (value) => value.replace(/^\d+/, inThousands),
};

function inThousands(digits: string): string {
  const first = digits.length % 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].filter(Boolean).join(',');
}
