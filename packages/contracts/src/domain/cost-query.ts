import { LIMITS } from './limits.ts';
import { COST_KINDS, DEALS, isShare, type CostKind, type CostTerms } from './move-in-cost.ts';
import { pagePaths } from './pages.ts';
import { findState } from './states.ts';
import { isInSteps, readTypedNumber, type NumberKind } from './typed-number.ts';

/** Query parameters of the page `/cost`. */
export interface CostQuery extends CostTerms {
  /** Slug of the state whose rules apply. */
  readonly state: string | null;
}

const DEAL_PARAM = 'deal';
const STATE_PARAM = 'state';

/** The largest value of a kind: percent or whole naira. */
export function costMax(kind: CostKind): number {
  if (isShare(kind)) return LIMITS.percentMax;
  return kind === 'inspection' ? LIMITS.feeMax : LIMITS.priceMax;
}

/** Unit of a cost. */
export function numberKind(kind: CostKind): NumberKind {
  return isShare(kind) ? 'percent' : 'naira';
}

/** Parses a query string; null stands for a number out of range and for an unknown state. */
export function readCostQuery(params: URLSearchParams): CostQuery {
  return {
    deal: DEALS.find((deal) => deal === params.get(DEAL_PARAM)) ?? 'rent',
    price: readCost('price', params.get('price')),
    agreement: readCost('agreement', params.get('agreement')),
    commission: readCost('commission', params.get('commission')),
    inspection: readCost('inspection', params.get('inspection')),
    caution: readCost('caution', params.get('caution')),
    state: findState(params.get(STATE_PARAM) ?? '')?.slug ?? null,
  };
}

/** Parses typed text; null unless it is a number from 0 to the maximum, in whole naira or tenths of a percent. */
export function readCost(kind: CostKind, text: string | null): number | null {
  const type = numberKind(kind);
  const value = readTypedNumber(type, text ?? '');
  return value >= 0 && value <= costMax(kind) && isInSteps(type, value) ? value : null;
}

/** The path of the page with these values, for links and for sharing. */
export function costPath(query: CostQuery): string {
  const params = new URLSearchParams(query.deal === 'rent' ? [] : [[DEAL_PARAM, query.deal]]);
  for (const kind of COST_KINDS) if (query[kind] !== null) params.set(kind, String(query[kind]));
  if (query.state !== null) params.set(STATE_PARAM, query.state);
  return params.size === 0 ? pagePaths.cost : `${pagePaths.cost}?${params.toString()}`;
}
