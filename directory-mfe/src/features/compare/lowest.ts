import { moveInCost } from '@naija/contracts/domain/move-in-cost';
import type { Agent } from '@naija/contracts/http/agents';

/** What an agent asks for; `isPartial` where a part of it is not known. */
export interface Asked {
  readonly amount: number;
  readonly isPartial?: boolean;
}

/** What moving in costs with an agent, without a caution deposit; undefined without a rent. */
export function totalOf(agent: Agent, price: number | null): Asked | undefined {
  const { agreement, commission, inspectionFee: inspection } = agent;
  const { lines, total } = moveInCost({ deal: 'rent', price, agreement, commission, inspection, caution: 0 });
  return total === null
    ? undefined
    : { amount: total, isPartial: lines.some(({ amount }) => amount === null) };
}

/**
 * Whether each agent asks for the least, which several may. Of those who ask for more or for an unknown amount none does, and
 * of one known amount nobody knows.
 */
export function areLowest(asked: readonly (Asked | undefined)[]): boolean[] {
  const known = asked.filter((one) => one !== undefined);
  const lowest = Math.min(...known.map(({ amount }) => amount));
  return asked.map((one) => known.length > 1 && one?.amount === lowest && one.isPartial !== true);
}
