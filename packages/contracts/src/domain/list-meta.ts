import type { AgentFilters, AgentListResponse } from '../http/agents.ts';
import { formatCount, formatNaira, formatPercent } from './money.ts';
import type { PageMeta } from './pages.ts';
import { findState, formatPlace, stateName } from './states.ts';

interface Place {
  readonly name: string;
  /** Slug. */
  readonly state: string;
  /** Number of its own agents, if the list continues with others of the state. */
  readonly total?: number;
  /** Others within `LIMITS.aroundKm`; unknown in responses of earlier releases. */
  readonly around?: number;
}

/** A list that was searched or filtered, or a page of one after its first. */
export interface ChosenList {
  /** The typed text; empty if a whole state is filtered. */
  readonly query: string;
  readonly filters: AgentFilters;
  /** The typed place, or the state of the page. */
  readonly place?: Place | undefined;
  readonly meant?: AgentListResponse['meant'] | undefined;
  /** Unknown while the list loads. */
  readonly total?: number | undefined;
  /** Number of the page; without one, the first. */
  readonly page?: number | undefined;
}

/** Translated parts of the name of a list. */
export const LIST_WORDS = {
  /** Name before the number of agents is known. */
  agents: (place: string) => `Agents in ${place}`,
  agentsIn: (count: number, place: string) => `${counted(count, 'agent', 'agents')} in ${place}`,
  agentsAround: (count: number, place: string) =>
    `${counted(count, 'agent', 'agents')} within 15 km of ${place}`,
  /** Name before the number of agents is known. */
  matches: (query: string) => `Matches for “${query}”`,
  matchesFor: (count: number, query: string) => `${counted(count, 'match', 'matches')} for “${query}”`,
  /** Suffix of a name: number of agents nearby that follow. */
  moreAround: (count: number) => `, and ${formatCount(count)} more within 15 km`,
  /** Suffix of a name. */
  shortlets: ', those with AirBnB listings first',
  /** Suffix of a name. */
  page: (page: number) => `, page ${formatCount(page)}`,
  freeInspection: 'with a free inspection',
  maxFee: (fee: string) => `up to ${fee}`,
  noCommission: 'without a commission',
  maxCommission: (percent: string) => `with a commission up to ${percent}`,
  noAgreement: 'without an agreement fee',
  maxAgreement: (percent: string) => `with an agreement fee up to ${percent}`,
  minDeals: (count: number) => `with at least ${formatCount(count)} deals`,
  withAirbnb: 'with AirBnB listings',
  withoutAirbnb: 'without AirBnB listings',
  area: (area: string) => `working in ${area}`,
  language: (language: string) => `speaking ${language}`,
  sorted: { deals: 'most deals first', fee: 'lowest fee first', newest: 'newest first' },
};

export type ListWords = typeof LIST_WORDS;

function counted(count: number, one: string, many: string): string {
  if (count === 0) return `No ${many}`;
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;
}

const QUOTED_MAX = 40;

/** Characters that would affect the text around them: control characters, and controls of direction. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** Typed text is truncated, but not escaped. @param words in the language of the page */
export function listTitle(list: ChosenList, words: ListWords = LIST_WORDS): string {
  return sentence(list, ({ name }) => name, words) + pageOf(list, words);
}

/** Title and description of such a list, as {@link listTitle} has it. */
export function listMeta(list: ChosenList): PageMeta {
  return {
    title: listTitle(list),
    description: `${sentence(list, wholeName, LIST_WORDS)}${pageOf(list, LIST_WORDS)}. Compare inspection fees and deals closed, read what others say, and call directly.`,
  };
}

/**
 * The title with the state of a place, and with how many agents follow from around it.
 * @param words in the language of the page
 */
export function listHeading(list: ChosenList, words: ListWords = LIST_WORDS): string {
  const { total: here = 0, around: others = 0 } = list.place ?? {};
  const around = here > 0 && others > 0 ? words.moreAround(others) : '';
  return sentence(list, wholeName, words) + around + pageOf(list, words);
}

function pageOf({ page }: ChosenList, words: ListWords): string {
  return page === undefined ? '' : words.page(page);
}

function wholeName({ name, state }: Place): string {
  return formatPlace(name, state);
}

function sentence(list: ChosenList, nameOf: (place: Place) => string, words: ListWords): string {
  const order = list.meant === 'shortlets' && !list.filters.sort ? words.shortlets : '';
  return named(list, nameOf, words) + describeFilters(list.filters, words) + order;
}

function named(
  { query, total, place: known }: ChosenList,
  nameOf: (place: Place) => string,
  words: ListWords,
) {
  const place = known ?? stateNamed(query);
  if (!place) {
    const text = shorten(query);
    return total === undefined ? words.matches(text) : words.matchesFor(total, text);
  }
  const name = nameOf(place);
  if (place.total) return words.agentsIn(place.total, name);
  if (place.around !== undefined) return words.agentsAround(place.around, name);
  return total === undefined || (total > 0 && isPart(place))
    ? words.agents(name)
    : words.agentsIn(total, name);
}

/** Location of a town or an area, for which the number of agents is unknown. */
function isPart({ name, state }: Place): boolean {
  return name !== stateName(state);
}

/** The state with this name. */
export function stateNamed(text: string): Place | undefined {
  const state = findState(text);
  return state && { name: state.name, state: state.slug };
}

function describeFilters(filters: AgentFilters, words: ListWords): string {
  const { maxFee, maxCommission, maxAgreement, minDeals, airbnb, area, language, sort } = filters;
  const limits = [
    maxFee !== undefined && (maxFee === 0 ? words.freeInspection : words.maxFee(formatNaira(maxFee))),
    maxCommission !== undefined &&
      (maxCommission === 0 ? words.noCommission : words.maxCommission(formatPercent(maxCommission))),
    maxAgreement !== undefined &&
      (maxAgreement === 0 ? words.noAgreement : words.maxAgreement(formatPercent(maxAgreement))),
    minDeals !== undefined && words.minDeals(minDeals),
    airbnb !== undefined && (airbnb ? words.withAirbnb : words.withoutAirbnb),
    area !== undefined && words.area(shorten(area)),
    language !== undefined && words.language(shorten(language)),
  ].filter((part) => part !== false);
  const order = sort === undefined ? '' : `, ${words.sorted[sort]}`;
  return (limits.length === 0 ? '' : ` ${limits.join(', ')}`) + order;
}

function shorten(text: string): string {
  const line = text.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length > QUOTED_MAX ? `${characters.slice(0, QUOTED_MAX).join('')}…` : line;
}
