import { EMPTY } from '@naija/contracts/domain/messages';
import { formatCount, formatNaira, formatPercent } from '@naija/contracts/domain/money';
import { stateName } from '@naija/contracts/domain/states';
import { readTypedNumber, type NumberKind } from '@naija/contracts/domain/typed-number';
import { translateText } from '@naija/runtime';
import type { ProfileField } from './profile-fields.ts';

const KINDS: Readonly<Partial<Record<ProfileField, NumberKind>>> = {
  inspectionFee: 'naira',
  agreement: 'percent',
  commission: 'percent',
  rentPrice: 'count',
  sales: 'count',
  airbnb: 'count',
  totalDeals: 'count',
};

const FORMATS = { naira: formatNaira, percent: formatPercent, count: formatCount };

/** The value of a form field as the profile shows it; a number that is not one stays as it was typed. */
export function formatValue(field: ProfileField, value: string): string {
  if (value === '') return translateText(EMPTY.text);
  if (field === 'state') return stateName(value);
  const kind = KINDS[field];
  const number = kind === undefined ? Number.NaN : readTypedNumber(kind, value);
  return kind === undefined || Number.isNaN(number) ? value : FORMATS[kind](number);
}

/** What was typed, as a form has it of a record: '5000' for '5k'. */
export function storedText(field: ProfileField, typed: string): string {
  const kind = KINDS[field];
  const number = kind === undefined ? Number.NaN : readTypedNumber(kind, typed);
  return Number.isNaN(number) ? typed.trim() : String(number);
}
