import { EMPTY } from '@naija/contracts/domain/messages';
import { formatCount, formatNaira, formatPercent } from '@naija/contracts/domain/money';
import { stateName } from '@naija/contracts/domain/states';
import { translateText } from '@naija/runtime';
import type { ProfileField } from './profile-fields.ts';

const FORMATS: Readonly<Partial<Record<ProfileField, (value: string) => string>>> = {
  state: stateName,
  inspectionFee: number(formatNaira),
  agreement: number(formatPercent),
  commission: number(formatPercent),
  rentPrice: number(formatCount),
  sales: number(formatCount),
  airbnb: number(formatCount),
  totalDeals: number(formatCount),
};

/** The value of a form field as the profile shows it; a number that is not one stays as it was typed. */
export function formatValue(field: ProfileField, value: string): string {
  return value === '' ? translateText(EMPTY.text) : (FORMATS[field]?.(value) ?? value);
}

function number(format: (value: number) => string) {
  return (value: string) => (Number.isNaN(Number(value)) ? value : format(Number(value)));
}
