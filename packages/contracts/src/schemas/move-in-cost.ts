import { object, string } from 'yup';
import { costMax } from '../domain/cost-query.ts';
import { COST_KINDS, DEALS, isShare, type CostKind } from '../domain/move-in-cost.ts';
import { FIELD_MESSAGES } from '../domain/messages.ts';
import { wholeFromZero } from './fields/numbers.ts';

/** The form of `/cost`: whole naira and percentages from 0, all of them optional. */
export const moveInCostSchema = object({
  deal: string().oneOf(DEALS).required(),
  ...costNumbers(),
  state: string().ensure(),
});

function costNumbers() {
  const entries = COST_KINDS.map((kind) => [
    kind,
    wholeFromZero(costMax(kind), isShare(kind) ? FIELD_MESSAGES.percentLarge : FIELD_MESSAGES.numberLarge),
  ]);
  return Object.fromEntries(entries) as Record<CostKind, ReturnType<typeof wholeFromZero>>;
}

/** The rent for which agents are compared. */
export const rentSchema = moveInCostSchema.pick(['price']);
