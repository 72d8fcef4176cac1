import { readCost } from './cost-query.ts';
import { LIMITS } from './limits.ts';
import { pagePaths } from './pages.ts';

/** Query parameters of the page `/compare`. */
export interface CompareQuery {
  /** Ids of agents, each once, at most {@link LIMITS.comparedMax}. */
  readonly agents: readonly string[];
  /** Yearly rent to compare all of them by, in whole naira. */
  readonly price: number | null;
}

const AGENTS_PARAM = 'agents';
const ID = /^[\da-z-]{1,36}$/i;

/** Parses a query string; values that are not ids are left out. */
export function readCompareQuery(params: URLSearchParams): CompareQuery {
  // Truncated before it is split, because a link may have any length.
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
