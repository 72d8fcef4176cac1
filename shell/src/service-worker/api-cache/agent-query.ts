import { findPlaceIn, withoutFillers, type FoundPlace } from '@naija/contracts/domain/places/find-place';
import { nearestStatesIn } from '@naija/contracts/domain/places/nearest-states';
import {
  vicinityOf,
  type Vicinity,
  readPlaceMap,
  type PlaceMap,
} from '@naija/contracts/domain/places/place-map';
import { placeWords } from '@naija/contracts/domain/places/place-words';
import { servedName } from '@naija/contracts/domain/places/served-areas';
import { findState, formatPlace, stateName } from '@naija/contracts/domain/states';
import type { Agent, AgentSummary } from '@naija/contracts/http/agents';
import { buildPlaceIndex, type PlaceIndex } from '@naija/contracts/domain/places/place-index';
import type { Vocabulary } from '@naija/contracts/domain/places/preferences';
import type { PlaceTable } from '@naija/contracts/domain/places/table';
import { PLACES_PATH } from '@naija/contracts/pwa/places-file';

interface Places {
  readonly table: PlaceTable;
  readonly index: PlaceIndex;
  readonly map: PlaceMap;
}

let places: Places | undefined;

/** Reads the precached table of places when it is first needed; empty if it is missing. */
async function readPlaces(): Promise<Places> {
  if (places) return places;
  // Precached under its URL with a revision.
  const file = await caches.match(PLACES_PATH, { ignoreSearch: true });
  const { vocabulary, ...table } = file
    ? ((await file.json()) as PlaceTable & { readonly vocabulary: Vocabulary })
    : { vocabulary: {} };
  const read = { table, index: buildPlaceIndex(table, vocabulary), map: readPlaceMap(table) };
  if (file) places = read;
  return read;
}

export type KnownAgent = AgentSummary & Partial<Agent>;

export interface AgentQuery {
  readonly state: string | undefined;
  readonly place: FoundPlace | undefined;
  /** Vicinity of the place; undefined for a state. */
  readonly around: Vicinity | undefined;
  readonly words: readonly string[];
  /** Words that may belong to a name or a place. */
  readonly names: readonly string[];
  /** Last digits if the text is a phone number, otherwise empty. */
  readonly phone: string;
  readonly filters: URLSearchParams;
  /** State of the place and all other states, nearest first; empty without a place. */
  readonly nearest: readonly string[];
}

const NATIONAL_DIGITS = 10;

export async function parseQuery({ pathname, searchParams }: URL): Promise<AgentQuery> {
  const { index, map, table } = await readPlaces();
  const text = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const words = placeWords(text);
  const digits = text.replace(/\D/g, '');
  const state = findState(text)?.slug;
  const place = findPlaceIn(index, text);
  const area = place && servedName(place.place);
  const nearest = place ? [place.place.state, ...nearestStatesIn(table, place.place.state)] : [];
  return {
    state,
    place,
    around: area === undefined ? undefined : vicinityOf(map, area),
    words,
    names: withoutFillers(index, words),
    phone: /[a-z]/i.test(text) || digits.length < NATIONAL_DIGITS ? '' : digits.slice(-NATIONAL_DIGITS),
    filters: searchParams,
    nearest,
  };
}

export function hasWords(agent: KnownAgent, words: readonly string[]): boolean {
  const text = placeWords(`${agent.name} ${stateName(agent.state)} ${agent.address ?? agent.area ?? ''}`);
  return words.every((word) => text.some((own) => own.includes(word)));
}

/** Agents with an unknown value of a filtered field do not pass. */
export function passesFilters(
  { totalDeals, airbnb, areas = [], languages = [], ...agent }: KnownAgent,
  filters: URLSearchParams,
): boolean {
  const area = filters.get('area');
  const language = filters.get('language')?.toLowerCase();
  const minDeals = Number(filters.get('minDeals') ?? 0);
  const isWithin = (name: string, value?: number | null) =>
    (value ?? Infinity) <= Number(filters.get(name) ?? Infinity);
  const withListings = filters.get('airbnb');
  const hasListings = airbnb === undefined ? undefined : String((airbnb ?? 0) > 0);
  return (
    isWithin('maxFee', agent.inspectionFee) &&
    isWithin('maxCommission', agent.commission) &&
    isWithin('maxAgreement', agent.agreement) &&
    (totalDeals ?? 0) >= minDeals &&
    (withListings === null || withListings === hasListings) &&
    (area === null || areas.includes(area) || formatPlace(agent.area, agent.state) === area) &&
    (language === undefined || languages.some((name) => name.toLowerCase() === language))
  );
}

export function compareAgents(one: KnownAgent, other: KnownAgent, { filters }: AgentQuery): number {
  return filters.get('sort') === 'fee'
    ? feeOf(one) - feeOf(other)
    : (other.totalDeals ?? 0) - (one.totalDeals ?? 0);
}

/** Free is the lowest fee, and an unstated fee the highest. */
function feeOf({ inspectionFee }: KnownAgent): number {
  return inspectionFee ?? Number.MAX_SAFE_INTEGER;
}
