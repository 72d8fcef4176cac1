import { findState, stateName } from '@naija/contracts/domain/states';
import type { Agent, AgentSummary } from '@naija/contracts/http/agents';

export type KnownAgent = AgentSummary & Partial<Agent>;

export interface AgentQuery {
  readonly state: string | undefined;
  readonly words: readonly string[];
  readonly filters: URLSearchParams;
}

export function parseQuery({ pathname, searchParams }: URL): AgentQuery {
  const text = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const words = foldAccents(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return { state: findState(text)?.slug, words, filters: searchParams };
}

/** Agents whose filtered field is unknown do not match. */
export function matchesQuery(agent: KnownAgent, { state, words, filters }: AgentQuery): boolean {
  const text = foldAccents([agent.name, stateName(agent.state), agent.address ?? ''].join(' '));
  const isFound = state === undefined ? words.every((word) => text.includes(word)) : agent.state === state;
  return isFound && passesFilters(agent, filters);
}

export function compareAgents(one: KnownAgent, other: KnownAgent, { filters }: AgentQuery): number {
  return filters.get('sort') === 'fee'
    ? (one.inspectionFee ?? 0) - (other.inspectionFee ?? 0)
    : (other.totalDeals ?? 0) - (one.totalDeals ?? 0);
}

function passesFilters({ inspectionFee, totalDeals, airbnb }: KnownAgent, filters: URLSearchParams): boolean {
  const maxFee = Number(filters.get('maxFee') ?? Infinity);
  const minDeals = Number(filters.get('minDeals') ?? 0);
  const withListings = filters.get('airbnb');
  const hasListings = airbnb === undefined ? undefined : String((airbnb ?? 0) > 0);
  return (
    (inspectionFee ?? 0) <= maxFee &&
    (totalDeals ?? 0) >= minDeals &&
    (withListings === null || withListings === hasListings)
  );
}

/** 'Ọ̀yọ́' becomes 'oyo'. */
function foldAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
