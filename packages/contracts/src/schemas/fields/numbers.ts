import { number, type NumberSchema } from 'yup';
import { LIMITS } from '../../domain/limits.ts';
import { FIELD_MESSAGES } from '../../domain/messages.ts';

const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * The seven numbers of a profile: whole, at least 1, given as a number or as digits; an empty text is null.
 * Each still has to be made `required` or `nullable`.
 */
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

function whole(tooSmall: string, max: number, tooLarge: string): NumberSchema {
  const schema = number().typeError(FIELD_MESSAGES.wholeNumber);
  // yup's own would also read '0x10', '1e3' and whatever an object's toString() gives.
  schema.transforms = [readNumber];
  return schema.integer(FIELD_MESSAGES.wholeNumber).min(LIMITS.countMin, tooSmall).max(max, tooLarge);
}

function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const typed = value.trim();
  if (typed === '') return null;
  return DECIMAL.test(typed) ? Number(typed) : Number.NaN;
}
