import { LIMITS } from '@naija/contracts/domain/limits';
import { wayTo } from '@naija/contracts/domain/places/place-map';
import { formatPlace, NATION } from '@naija/contracts/domain/states';
import type { AgentListResponse } from '@naija/contracts/http/agents';
import { compareAgents, hasWords, type AgentQuery, type KnownAgent } from './agent-query.ts';

interface Match {
  agent: KnownAgent;
  way: ReturnType<typeof wayTo>;
  rank: number;
}

/** Ranks as on the server: named like the place, in it, serving it, around it, farther away in its state, or elsewhere. */
const NAMED = 0;
const HERE = 1;
const SERVING = 2;
const AROUND = 3;
const FAR = 4;
const UNKNOWN = 5;
const ELSEWHERE = 6;

/** Selects the known agents that match a query. As on the server, its text is read as words of agents or as a place. */
export function selectAgents(known: readonly KnownAgent[], query: AgentQuery): AgentListResponse {
  const { place, around, names, phone, filters } = query;
  const matches = known.map((agent) => matchOf(agent, query));
  const [reading, isPlace] = readingsOf(matches, query).find(([found]) => found.length > 0) ?? [[], true];
  const isFar = ({ rank }: Match) => around !== undefined && rank > AROUND;
  const order = (one: Match, other: Match) =>
    (filters.has('sort')
      ? Number(isFar(one)) - Number(isFar(other))
      : one.rank - other.rank || (one.rank > SERVING ? (one.way.km ?? 0) - (other.way.km ?? 0) : 0)) ||
    compareAgents(one.agent, other.agent, query);
  const count = (least: number, most: number) =>
    reading.filter(({ rank }) => rank >= least && rank <= most).length;
  const meant = place && {
    name: place.place.name,
    state: place.place.state,
    ...(around && { total: count(HERE, SERVING), around: count(AROUND, AROUND) }),
  };
  return {
    data: [...reading].sort(order).map((match) => ({
      ...match.agent,
      ...match.way,
      ...(isFar(match) && { far: true as const }),
    })),
    nextCursor: null,
    total: reading.length,
    ...(isPlace && meant && { place: meant }),
    // The query asks only for homes or agents.
    ...(!place && !phone && names.length === 0 && reading.length > 0 && { place: NATION }),
    ...(phone && { meant: 'phone' }),
    ...(reading.length === 0 && nearestOf(known, query)),
  };
}

/** Ways to read the text, best first, and whether each reads it as a place. */
function readingsOf(
  matches: readonly Match[],
  { state, place, words, names, phone }: AgentQuery,
): [Match[], boolean][] {
  const having = (sought: readonly string[]) => matches.filter(({ agent }) => hasWords(agent, sought));
  const inState = (slug: string) => matches.filter(({ agent }) => agent.state === slug);
  if (phone) return [[matches.filter(({ agent }) => agent.phone?.replace(/\D/g, '').endsWith(phone)), false]];
  if (state !== undefined) return [[inState(state), true]];
  const byWords = having(words);
  const byNames = words.some(({ length }) => length > 2) ? having(names) : [];
  if (!place) return [byWords, byNames].map((found) => [found, false]);
  const byPlace = matches.filter((match) => match.rank < ELSEWHERE || byWords.includes(match));
  const { rest, edits, isPrefix } = place;
  if (rest.length === 0 && edits === 0 && !isPrefix) return [[byPlace, true]];
  const besides = inState(place.place.state).filter(({ agent }) => hasWords(agent, rest));
  return [
    [byWords, false],
    [rest.length === 0 && names.length > 0 ? byNames : [], false],
    [besides, true],
    [byPlace, true],
  ];
}

function matchOf(agent: KnownAgent, { place, around, words }: AgentQuery): Match {
  const area = formatPlace(agent.area, agent.state);
  const way = around ? wayTo(around, [area], agent.areas ?? []) : {};
  const rank = () => {
    if (!place || (place.isName && hasWords(agent, words))) return NAMED;
    const isInState = agent.state === place.place.state;
    const isNamed = place.place.names.some((name) => hasWords(agent, name));
    if (around?.km.get(area) === 0 || (isInState && isNamed)) return HERE;
    if (way.serves) return SERVING;
    if (way.km && way.km <= LIMITS.aroundKm) return AROUND;
    if (!isInState) return ELSEWHERE;
    return way.km ? FAR : UNKNOWN;
  };
  return { agent, way, rank: rank() };
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
