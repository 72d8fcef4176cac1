import { AGENT_SORTS, type AgentFilters, type AgentSort } from '@naija/contracts/http/agents';

export const FEE_CEILINGS = [2_000, 3_000, 5_000, 10_000, 20_000, 50_000] as const;
export const DEAL_FLOORS = [10, 50, 100, 500, 1_000] as const;

export const FILTER_NAMES = [
  'maxFee',
  'minDeals',
  'airbnb',
  'sort',
] as const satisfies (keyof AgentFilters)[];
export type FilterName = (typeof FILTER_NAMES)[number];

/** Parses the filters of a query string, ignoring values that are no choices. */
export function readFilters(query: URLSearchParams): AgentFilters {
  const maxFee = oneOf(FEE_CEILINGS, query.get('maxFee'));
  const minDeals = oneOf(DEAL_FLOORS, query.get('minDeals'));
  const airbnb = oneOf([true, false], query.get('airbnb'));
  const sort = oneOf<AgentSort>(AGENT_SORTS, query.get('sort'));
  return {
    ...(maxFee !== undefined && { maxFee }),
    ...(minDeals !== undefined && { minDeals }),
    ...(airbnb !== undefined && { airbnb }),
    ...(sort !== undefined && { sort }),
  };
}

export function countActive({ maxFee, minDeals, airbnb }: AgentFilters): number {
  return [maxFee, minDeals, airbnb].filter((value) => value !== undefined).length;
}

function oneOf<T extends number | boolean | string>(
  choices: readonly T[],
  text: string | null,
): T | undefined {
  return choices.find((choice) => String(choice) === text);
}
