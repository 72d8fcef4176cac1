import { number, type NumberSchema } from 'yup';
import { LIMITS } from '../../domain/limits.ts';
import { FIELD_MESSAGES } from '../../domain/messages.ts';
import { NUMBER_MESSAGES } from '../../domain/number-messages.ts';
import { isInSteps, readTypedNumber, type NumberKind } from '../../domain/typed-number.ts';

const MESSAGES: Record<NumberKind, { unclear: string; notInSteps: string; tooLarge: string }> = {
  naira: {
    unclear: NUMBER_MESSAGES.amountUnclear,
    notInSteps: NUMBER_MESSAGES.kobo,
    tooLarge: FIELD_MESSAGES.numberLarge,
  },
  count: {
    unclear: FIELD_MESSAGES.wholeNumber,
    notInSteps: FIELD_MESSAGES.wholeNumber,
    tooLarge: FIELD_MESSAGES.numberLarge,
  },
  percent: {
    unclear: NUMBER_MESSAGES.percentUnclear,
    notInSteps: NUMBER_MESSAGES.percentUnclear,
    tooLarge: FIELD_MESSAGES.percentLarge,
  },
};

/** Numbers from 1, or texts as people type them; an empty string is null. Add `required` or `nullable` to each. */
export const profileNumbers = {
  rentPrice: () => count(FIELD_MESSAGES.rentPriceMin),
  sales: () => count(FIELD_MESSAGES.salesMin),
  airbnb: () => count(FIELD_MESSAGES.airbnbMin),
  inspectionFee: () => fromOne('naira', LIMITS.feeMax, FIELD_MESSAGES.inspectionFeeMin),
  totalDeals: () => count(FIELD_MESSAGES.totalDealsMin),
  agreement: () => fromOne('percent', LIMITS.percentMax, FIELD_MESSAGES.agreementMin),
  commission: () => fromOne('percent', LIMITS.percentMax, FIELD_MESSAGES.commissionMin),
};

function count(tooSmall: string): NumberSchema {
  return fromOne('count', LIMITS.countMax, tooSmall);
}

function fromOne(kind: NumberKind, max: number, tooSmall: string): NumberSchema {
  return typed(kind, max).min(LIMITS.countMin, tooSmall);
}

/** A number from 0, or null for an empty string. */
export function fromZero(kind: NumberKind, max: number) {
  return typed(kind, max).min(0, NUMBER_MESSAGES.negative).nullable();
}

function typed(kind: NumberKind, max: number): NumberSchema {
  const { unclear, notInSteps, tooLarge } = MESSAGES[kind];
  const schema = number().typeError(unclear);
  // yup's own transform also accepts '0x10', '1e3' and the toString() of an object.
  schema.transforms = [
    (value: unknown) => {
      if (typeof value !== 'string') return value;
      return value.trim() === '' ? null : readTypedNumber(kind, value);
    },
  ];
  return schema
    .test('steps', notInSteps, (value) => value == null || isInSteps(kind, value))
    .max(max, tooLarge);
}
