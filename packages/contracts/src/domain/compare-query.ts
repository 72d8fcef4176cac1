import { readCost } from './cost-query.ts';
import { LIMITS } from './limits.ts';
import { pagePaths } from './pages.ts';

/** What the page `/compare` was asked for in its query. */
export interface CompareQuery {
  /** Ids of agents, each once, at most {@link LIMITS.comparedMax}. */
  readonly agents: readonly string[];
  /** Rent of a year for all of them, in whole naira. */
  readonly price: number | null;
}

const AGENTS_PARAM = 'agents';
const ID = /^[\da-z-]{1,36}$/i;

/** Parses a query string, leaving out what is no id. */
export function readCompareQuery(params: URLSearchParams): CompareQuery {
  // Bounded before it is split: a link may be as long as somebody likes.
  const text = (params.get(AGENTS_PARAM) ?? '').slice(0, 1_000);
  const ids = text.split(',').filter((id) => ID.test(id));
  return {
    agents: [...new Set(ids)].slice(0, LIMITS.comparedMax),
    price: readCost('price', params.get('price')),
  };
}

/** The path of the page with these agents and this rent, for links and for sharing. */
export function comparePath({ agents, price }: CompareQuery): string {
  const params = [
    agents.length > 0 && `${AGENTS_PARAM}=${agents.join(',')}`,
    price !== null && `price=${String(price)}`,
  ].filter((param) => param !== false);
  return params.length === 0 ? pagePaths.compare : `${pagePaths.compare}?${params.join('&')}`;
}
