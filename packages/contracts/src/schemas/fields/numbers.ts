import { number, type NumberSchema } from 'yup';
import { LIMITS } from '../../domain/limits.ts';
import { FIELD_MESSAGES } from '../../domain/messages.ts';

const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;

/** Whole numbers from 1, as numbers or digits; an empty string is null. Add `required` or `nullable` to each. */
export const profileNumbers = {
  rentPrice: () => count(FIELD_MESSAGES.rentPriceMin),
  sales: () => count(FIELD_MESSAGES.salesMin),
  airbnb: () => count(FIELD_MESSAGES.airbnbMin),
  inspectionFee: () => whole(FIELD_MESSAGES.inspectionFeeMin, LIMITS.feeMax, FIELD_MESSAGES.numberLarge),
  totalDeals: () => count(FIELD_MESSAGES.totalDealsMin),
  agreement: () => percent(FIELD_MESSAGES.agreementMin),
  commission: () => percent(FIELD_MESSAGES.commissionMin),
};

function count(tooSmall: string): NumberSchema {
  return whole(tooSmall, LIMITS.countMax, FIELD_MESSAGES.numberLarge);
}

function percent(tooSmall: string): NumberSchema {
  return whole(tooSmall, LIMITS.percentMax, FIELD_MESSAGES.percentLarge);
}

/** A whole number from 0, or null for an empty string. */
export function wholeFromZero(max: number, tooLarge: string) {
  return digits().min(0, FIELD_MESSAGES.wholeNumber).max(max, tooLarge).nullable();
}

function whole(tooSmall: string, max: number, tooLarge: string): NumberSchema {
  return digits().min(LIMITS.countMin, tooSmall).max(max, tooLarge);
}

function digits(): NumberSchema {
  const schema = number().typeError(FIELD_MESSAGES.wholeNumber);
  // yup's own transform also accepts '0x10', '1e3' and the toString() of an object.
  schema.transforms = [readNumber];
  return schema.integer(FIELD_MESSAGES.wholeNumber);
}

function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const typed = value.trim();
  if (typed === '') return null;
  return DECIMAL.test(typed) ? Number(typed) : Number.NaN;
}
