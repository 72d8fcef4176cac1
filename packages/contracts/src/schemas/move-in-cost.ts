import { object, string } from 'yup';
import { costMax, numberKind } from '../domain/cost-query.ts';
import { COST_KINDS, DEALS, type CostKind } from '../domain/move-in-cost.ts';
import { fromZero } from './fields/numbers.ts';

/** The form of `/cost`: whole naira and percentages from 0, all of them optional. */
export const moveInCostSchema = object({
  deal: string().oneOf(DEALS).required(),
  ...costNumbers(),
  state: string().ensure(),
});

function costNumbers() {
  const entries = COST_KINDS.map((kind) => [kind, fromZero(numberKind(kind), costMax(kind))]);
  return Object.fromEntries(entries) as Record<CostKind, ReturnType<typeof fromZero>>;
}

/** The rent for which agents are compared. */
export const rentSchema = moveInCostSchema.pick(['price']);
