import { NO_FIGURE_MESSAGES } from '@naija/contracts/domain/figure-messages';
import { EMPTY } from '@naija/contracts/domain/messages';
import { stateName } from '@naija/contracts/domain/states';
import { isNone, NONE, readTypedNumber, type NumberKind } from '@naija/contracts/domain/typed-number';
import { translateText } from '@naija/runtime';
import { showFigure } from '@naija/ui';
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

/** The value of a form field as the profile shows it. Invalid numbers stay as typed. */
export function formatValue(field: ProfileField, value: string): string {
  const kind = KINDS[field];
  if (value === '') return translateText(kind === undefined ? EMPTY.text : NO_FIGURE_MESSAGES.notStated);
  if (field === 'state') return stateName(value);
  if (kind === undefined) return value;
  if (isNone(value)) return showFigure(kind, 0);
  const number = readTypedNumber(kind, value);
  // A typed 0 is invalid and does not mean none.
  return number ? showFigure(kind, number) : value;
}

/** Form value of a value in a record or a request. 0 becomes 'none', because forms refuse a typed 0. */
export function formText(value: string | number | boolean | null | undefined): string {
  return value === 0 ? NONE : String(value ?? '');
}

/** Normalizes typed text to the form value of a stored record: '5k' becomes '5000'. */
export function storedText(field: ProfileField, typed: string): string {
  const kind = KINDS[field];
  if (kind !== undefined && isNone(typed)) return NONE;
  const number = kind === undefined ? Number.NaN : readTypedNumber(kind, typed);
  return Number.isNaN(number) ? typed.trim() : String(number);
}
