import type { Place } from '@naija/contracts/domain/places/place-index';
import { formatPlace } from '@naija/contracts/domain/states';
import type { AgentListResponse } from '@naija/contracts/http/agents';
import { compareAgents, hasWords, type AgentQuery, type KnownAgent } from './agent-query.ts';

interface Reading {
  agents: readonly KnownAgent[];
  isPlace: boolean;
}

/** The known agents that a query finds; as on the server its text is read as words of agents or as a place. */
export function selectAgents(known: readonly KnownAgent[], query: AgentQuery): AgentListResponse {
  const readings = readingsOf(known, query);
  const found = readings.find(({ agents }) => agents.length > 0) ?? { agents: [], isPlace: true };
  const order = (one: KnownAgent, other: KnownAgent) =>
    rankOf(one, query) - rankOf(other, query) || compareAgents(one, other, query);
  const data = [...found.agents].sort(order);
  return {
    data,
    nextCursor: null,
    total: data.length,
    ...(found.isPlace && placeOf(query)),
    ...(data.length === 0 && nearestOf(known, query)),
  };
}

/** Ways to read the text, best first. */
function readingsOf(known: readonly KnownAgent[], { state, place, words }: AgentQuery): Reading[] {
  const inState = (slug: string) => known.filter((agent) => agent.state === slug);
  if (state !== undefined) return [{ agents: inState(state), isPlace: true }];
  const byWords = { agents: known.filter((agent) => hasWords(agent, words)), isPlace: false };
  if (!place) return [byWords];
  const here = inState(place.place.state);
  const serving = known.filter((agent) => serves(agent, place.place));
  const elsewhere = [...new Set([...byWords.agents, ...serving])].filter((agent) => !here.includes(agent));
  const byPlace = { agents: [...here, ...elsewhere], isPlace: true };
  const isNamed = place.rest.length === 0 && place.edits === 0 && !place.isPrefix;
  if (isNamed) return [byPlace];
  const besides = here.filter((agent) => hasWords(agent, place.rest));
  return [byWords, { agents: besides, isPlace: true }, byPlace];
}

/** Agents called like the text, those whose address names the place, those who serve it, others of its state. */
function rankOf(agent: KnownAgent, { place, words, filters }: AgentQuery): number {
  if (!place || filters.has('sort')) return 0;
  if (place.isName && hasWords(agent, words)) return 0;
  const isHere = agent.state === place.place.state;
  if (isHere && place.place.names.some((name) => hasWords(agent, name))) return 1;
  if (serves(agent, place.place)) return 2;
  return isHere ? 3 : 4;
}

function serves({ areas = [] }: KnownAgent, place: Place): boolean {
  return areas.includes(formatPlace(place.name, place.state));
}

function placeOf({ place }: AgentQuery): Pick<AgentListResponse, 'place'> {
  return place ? { place: { name: place.place.name, state: place.place.state } } : {};
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
