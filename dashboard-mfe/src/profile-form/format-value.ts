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

/** The value of a form field as the profile shows it; a number that is not one stays as it was typed. */
export function formatValue(field: ProfileField, value: string): string {
  const kind = KINDS[field];
  if (value === '') return translateText(kind === undefined ? EMPTY.text : NO_FIGURE_MESSAGES.notStated);
  if (field === 'state') return stateName(value);
  if (kind === undefined) return value;
  if (isNone(value)) return showFigure(kind, 0);
  const number = readTypedNumber(kind, value);
  // A 0 that was typed is refused, and is not what was chosen as none.
  return number ? showFigure(kind, number) : value;
}

/** A value of a record or a request, as a form has it: 0 was not typed, which would be refused. */
export function formText(value: string | number | boolean | null | undefined): string {
  return value === 0 ? NONE : String(value ?? '');
}

/** What was typed, as a form has it of a record: '5000' for '5k'. */
export function storedText(field: ProfileField, typed: string): string {
  const kind = KINDS[field];
  if (kind !== undefined && isNone(typed)) return NONE;
  const number = kind === undefined ? Number.NaN : readTypedNumber(kind, typed);
  return Number.isNaN(number) ? typed.trim() : String(number);
}
