import { AGENT_SORTS, type AgentFilters, type AgentSort } from '@naija/contracts/http/agents';

/** Inspection fees to choose from, in whole naira. */
export const FEE_CEILINGS = [2_000, 3_000, 5_000, 10_000, 20_000, 50_000] as const;
/** Numbers of deals closed to choose from. */
export const DEAL_FLOORS = [10, 50, 100, 500, 1_000] as const;

/** The filters by their names in the address. */
export const FILTER_NAMES = [
  'maxFee',
  'minDeals',
  'airbnb',
  'sort',
] as const satisfies (keyof AgentFilters)[];
export type FilterName = (typeof FILTER_NAMES)[number];

/** Reads the filters out of an address. What nobody could have chosen is left out. */
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

/** How many filters leave agents out; the order does not. */
export function countNarrowing({ maxFee, minDeals, airbnb }: AgentFilters): number {
  return [maxFee, minDeals, airbnb].filter((value) => value !== undefined).length;
}

function oneOf<T extends number | boolean | string>(
  choices: readonly T[],
  text: string | null,
): T | undefined {
  return choices.find((choice) => String(choice) === text);
}
