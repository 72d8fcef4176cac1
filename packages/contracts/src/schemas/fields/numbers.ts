import { number, type NumberSchema } from 'yup';
import { NUMBER_MESSAGES } from '../../domain/number-messages.ts';
import { LIMITS } from '../../domain/limits.ts';
import { FIELD_MESSAGES } from '../../domain/messages.ts';
import { isInSteps, isNone, readTypedNumber, type NumberKind } from '../../domain/typed-number.ts';

const MESSAGES: Record<NumberKind, { unclear: string; notInSteps: string; tooLarge: string }> = {
  naira: {
    unclear: NUMBER_MESSAGES.amountUnclear,
    notInSteps: NUMBER_MESSAGES.kobo,
    tooLarge: NUMBER_MESSAGES.numberLarge,
  },
  count: {
    unclear: NUMBER_MESSAGES.wholeNumber,
    notInSteps: NUMBER_MESSAGES.wholeNumber,
    tooLarge: NUMBER_MESSAGES.numberLarge,
  },
  percent: {
    unclear: NUMBER_MESSAGES.percentUnclear,
    notInSteps: NUMBER_MESSAGES.percentUnclear,
    tooLarge: NUMBER_MESSAGES.percentLarge,
  },
};

/**
 * Numbers from 1, or texts as people type them; an empty string is null. 0 for a figure that the agent has none of: as a number,
 * as records have it, or as one of the words for it. A 0 that was typed is too small. Add `required` or `nullable` to each.
 */
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
  const read = (text: string) => (isNone(text) ? 0 : readTypedNumber(kind, text));
  return typed(kind, max, read).test('min', tooSmall, (value, { originalValue }) => {
    const isTyped = typeof originalValue === 'string' && !isNone(originalValue);
    return value == null || value >= LIMITS.countMin || (value === 0 && !isTyped);
  });
}

/** A number from 0, or null for an empty string. */
export function fromZero(kind: NumberKind, max: number) {
  return typed(kind, max, (text) => readTypedNumber(kind, text))
    .min(0, NUMBER_MESSAGES.negative)
    .nullable();
}

function typed(kind: NumberKind, max: number, read: (text: string) => number): NumberSchema {
  const { unclear, notInSteps, tooLarge } = MESSAGES[kind];
  const schema = number().typeError(unclear);
  // yup's own transform also accepts '0x10', '1e3' and the toString() of an object.
  schema.transforms = [
    (value: unknown) => {
      if (typeof value !== 'string') return value;
      return value.trim() === '' ? null : read(value);
    },
  ];
  return schema
    .test('steps', notInSteps, (value) => value == null || isInSteps(kind, value))
    .max(max, tooLarge);
}
