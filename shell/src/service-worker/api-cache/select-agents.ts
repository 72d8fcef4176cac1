import { LIMITS } from '@naija/contracts/domain/limits';
import { internationalDigits } from '@naija/contracts/domain/phone';
import { wayTo } from '@naija/contracts/domain/places/place-map';
import { formatPlace, NATION } from '@naija/contracts/domain/states';
import type { AgentListResponse } from '@naija/contracts/http/agents';
import { compareAgents, hasWords, type AgentQuery, type KnownAgent } from './agent-query.ts';

interface Reading {
  agents: readonly KnownAgent[];
  isPlace: boolean;
}

/** How well an agent fits: in the place, serving it, around it, farther away. */
const RANKS = { named: 0, here: 1, serving: 2, around: 3, far: 4, unknown: 5, elsewhere: 6 };

/** The known agents that a query finds; as on the server its text is read as words of agents or as a place. */
export function selectAgents(known: readonly KnownAgent[], query: AgentQuery): AgentListResponse {
  const readings = readingsOf(known, query);
  const found = readings.find(({ agents }) => agents.length > 0) ?? { agents: [], isPlace: true };
  const isSorted = query.filters.has('sort');
  const ranked = found.agents.map((agent) => {
    const way = query.around ? wayTo(query.around, [nameOf(agent)], agent.areas ?? []) : {};
    return { agent, way, rank: rankOf(agent, way, query) };
  });
  const order = (one: (typeof ranked)[number], other: (typeof ranked)[number]) =>
    (isSorted
      ? Number(isFar(one.rank)) - Number(isFar(other.rank))
      : one.rank - other.rank || (one.rank > RANKS.serving ? (one.way.km ?? 0) - (other.way.km ?? 0) : 0)) ||
    compareAgents(one.agent, other.agent, query);
  const data = ranked.sort(order).map(({ agent, way, rank }) => ({
    ...agent,
    ...way,
    ...(query.around && isFar(rank) && { far: true as const }),
  }));
  const count = (...ranks: number[]) => ranked.filter(({ rank }) => ranks.includes(rank)).length;
  return {
    data,
    nextCursor: null,
    total: data.length,
    ...(found.agents.length > 0 && isAnyAgent(query) && { place: NATION }),
    ...(found.isPlace && placeOf(query, count(RANKS.here, RANKS.serving), count(RANKS.around))),
    ...(query.phone !== undefined && { meant: 'phone' }),
    ...(data.length === 0 && nearestOf(known, query)),
  };
}

/** As on the server, a text without words that may be a name asks for any agent. */
function isAnyAgent({ place, names, phone }: AgentQuery): boolean {
  return !place && phone === undefined && names.length === 0;
}

function isFar(rank: number): boolean {
  return rank > RANKS.around;
}

/** Ways to read the text, best first. */
function readingsOf(
  known: readonly KnownAgent[],
  { state, place, around, words, names, phone }: AgentQuery,
): Reading[] {
  const inState = (slug: string) => known.filter((agent) => agent.state === slug);
  if (phone !== undefined) {
    const agents = known.filter((agent) => agent.phone && internationalDigits(agent.phone) === phone);
    return [{ agents, isPlace: false }];
  }
  if (state !== undefined) return [{ agents: inState(state), isPlace: true }];
  const byWords = { agents: known.filter((agent) => hasWords(agent, words)), isPlace: false };
  const byNames = { agents: known.filter((agent) => hasWords(agent, names)), isPlace: false };
  if (!place) return words.some(({ length }) => length > 2) ? [byWords, byNames] : [byWords];
  const here = inState(place.place.state);
  const isClose = (agent: KnownAgent) => {
    const { km = Infinity, serves } = around ? wayTo(around, [nameOf(agent)], agent.areas ?? []) : {};
    return km <= LIMITS.aroundKm || serves !== undefined;
  };
  const elsewhere = [...new Set([...byWords.agents, ...known.filter(isClose)])].filter(
    (agent) => !here.includes(agent),
  );
  const byPlace = { agents: [...here, ...elsewhere], isPlace: true };
  const isNamed = place.rest.length === 0 && place.edits === 0 && !place.isPrefix;
  if (isNamed) return [byPlace];
  const besides = here.filter((agent) => hasWords(agent, place.rest));
  const inPlace = [{ agents: besides, isPlace: true }, byPlace];
  return names.length === 0 || place.rest.length > 0 ? [byWords, ...inPlace] : [byWords, byNames, ...inPlace];
}

function rankOf(
  agent: KnownAgent,
  { km, serves }: ReturnType<typeof wayTo>,
  { place, around, words }: AgentQuery,
): number {
  if (!place || (place.isName && hasWords(agent, words))) return RANKS.named;
  const isHere = agent.state === place.place.state;
  const isNamed = place.place.names.some((name) => hasWords(agent, name));
  if (around?.km.get(nameOf(agent)) === 0 || (isHere && isNamed)) return RANKS.here;
  if (serves !== undefined) return RANKS.serving;
  if (km !== undefined && km <= LIMITS.aroundKm) return RANKS.around;
  if (!isHere) return RANKS.elsewhere;
  return km === undefined ? RANKS.unknown : RANKS.far;
}

function nameOf({ area, state }: KnownAgent): string {
  return formatPlace(area, state);
}

function placeOf(
  { place, around }: AgentQuery,
  total: number,
  others: number,
): Pick<AgentListResponse, 'place'> {
  if (!place) return {};
  const { name, state: slug } = place.place;
  return { place: { name, state: slug, ...(around && { total, around: others }) } };
}

function nearestOf(
  known: readonly KnownAgent[],
  { nearest }: AgentQuery,
): Pick<AgentListResponse, 'nearest'> {
  const count = (state: string) => known.filter((agent) => agent.state === state).length;
  const most = [...new Set(known.map(({ state }) => state))].sort((one, other) => count(other) - count(one));
  const state = (nearest.length > 0 ? nearest : most).find((state) => count(state) > 0);
  return state === undefined ? {} : { nearest: { state, total: count(state) } };
}
