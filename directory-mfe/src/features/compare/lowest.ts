import { moveInCost } from '@naija/contracts/domain/move-in-cost';
import type { Agent } from '@naija/contracts/http/agents';

/** The amount that an agent asks for; `isPartial` if a part of it is unknown. */
export interface Asked {
  readonly amount: number;
  readonly isPartial?: boolean;
}

/** The cost of moving in with an agent, without a caution deposit; undefined without a rent. */
export function totalOf(agent: Agent, price: number | null): Asked | undefined {
  const { agreement, commission, inspectionFee: inspection } = agent;
  const { lines, total } = moveInCost({ deal: 'rent', price, agreement, commission, inspection, caution: 0 });
  return total === null
    ? undefined
    : { amount: total, isPartial: lines.some(({ amount }) => amount === null) };
}

/**
 * For each agent, true if they ask for the lowest amount; several may. Needs at least two known amounts. Partial amounts are
 * never the lowest.
 */
export function areLowest(asked: readonly (Asked | undefined)[]): boolean[] {
  const known = asked.filter((one) => one !== undefined);
  const lowest = Math.min(...known.map(({ amount }) => amount));
  return asked.map((one) => known.length > 1 && one?.amount === lowest && one.isPartial !== true);
}
