import { findState, stateName } from '@naija/contracts/domain/states';
import type { Agent, AgentSummary } from '@naija/contracts/http/agents';

/** An agent as far as they are known on this phone. */
export type KnownAgent = AgentSummary & Partial<Agent>;

/** What a list is asked for: words or a state, and what narrows and orders it. */
export interface Wanted {
  readonly state: string | undefined;
  readonly words: readonly string[];
  readonly filters: URLSearchParams;
}

/** Reads it out of the address of a call for a list. */
export function readWanted({ pathname, searchParams }: URL): Wanted {
  const text = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const words = folded(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return { state: findState(text)?.slug, words, filters: searchParams };
}

/** True for an agent who is wanted. Who would fit but for what is not known of them is left out. */
export function fits(agent: KnownAgent, { state, words, filters }: Wanted): boolean {
  const told = folded([agent.name, stateName(agent.state), agent.address ?? ''].join(' '));
  const isThere = state === undefined ? words.every((word) => told.includes(word)) : agent.state === state;
  return isThere && passes(agent, filters);
}

/** Lowest fee first where that is wanted, otherwise most deals. */
export function compare(one: KnownAgent, other: KnownAgent, { filters }: Wanted): number {
  return filters.get('sort') === 'fee'
    ? (one.inspectionFee ?? 0) - (other.inspectionFee ?? 0)
    : (other.totalDeals ?? 0) - (one.totalDeals ?? 0);
}

function passes({ inspectionFee, totalDeals, airbnb }: KnownAgent, filters: URLSearchParams): boolean {
  const maxFee = Number(filters.get('maxFee') ?? Infinity);
  const minDeals = Number(filters.get('minDeals') ?? 0);
  const withListings = filters.get('airbnb');
  const listed = airbnb === undefined ? undefined : String((airbnb ?? 0) > 0);
  return (
    (inspectionFee ?? 0) <= maxFee &&
    (totalDeals ?? 0) >= minDeals &&
    (withListings === null || withListings === listed)
  );
}

/** Without accents and capitals: Ọ̀yọ́ is found as oyo. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
