import type { AgentFilters } from '../http/agents.ts';
import { formatCount, formatNaira } from './money.ts';
import type { PageMeta } from './pages.ts';
import { findState, formatPlace, stateName } from './states.ts';

interface Place {
  readonly name: string;
  /** Slug. */
  readonly state: string;
  /** Its own agents, where the list goes on with others of the state. */
  readonly total?: number;
}

/** A list that was searched or filtered, or a page of one after its first. */
export interface ChosenList {
  /** What was typed; empty where a whole state is filtered. */
  readonly query: string;
  readonly filters: AgentFilters;
  /** What was typed as a place, or the state of the page. */
  readonly place?: Place | undefined;
  /** Unknown while the list loads. */
  readonly total?: number | undefined;
  /** Number of the page; without one, the first. */
  readonly page?: number | undefined;
}

const QUOTED_MAX = 40;

/** What would act on the text around it: control characters, and controls of its direction. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** What was typed is bounded, and not escaped. */
export function listTitle(list: ChosenList): string {
  return sentence(list, ({ name }) => name) + pageOf(list);
}

/** Title and description of such a list, as {@link listTitle} has it. */
export function listMeta(list: ChosenList): PageMeta {
  return {
    title: listTitle(list),
    description: `${sentence(list, wholeName)}${pageOf(list)}. Compare inspection fees and deals closed, read what others say, and call directly.`,
  };
}

/** The title with the state of a place, and with how many agents follow from around it. */
export function listHeading(list: ChosenList): string {
  const here = list.place?.total ?? 0;
  const others = (list.total ?? 0) - here;
  const around = here > 0 && others > 0 ? `, and ${formatCount(others)} more around` : '';
  return sentence(list, wholeName) + around + pageOf(list);
}

function pageOf({ page }: ChosenList): string {
  return page === undefined ? '' : `, page ${formatCount(page)}`;
}

function wholeName({ name, state }: Place): string {
  return formatPlace(name, state);
}

function sentence(list: ChosenList, nameOf: (place: Place) => string): string {
  const { query, total } = list;
  const place = list.place ?? stateNamed(query);
  const chosen = describeFilters(list.filters);
  if (!place) return `${counted(total, 'match')} for “${shorten(query)}”${chosen}`;
  if (place.total) return `${counted(place.total, 'agent')} in ${nameOf(place)}${chosen}`;
  return `${counted(total, 'agent')} ${isPart(place) && total ? 'around' : 'in'} ${nameOf(place)}${chosen}`;
}

/** A town or an area: its agents come first in a list, others of its state after them. */
function isPart({ name, state }: Place): boolean {
  return name !== stateName(state);
}

/** The state that a text is the name of. */
export function stateNamed(text: string): Place | undefined {
  const state = findState(text);
  return state && { name: state.name, state: state.slug };
}

function counted(total: number | undefined, noun: 'agent' | 'match'): string {
  const plural = { agent: 'agents', match: 'matches' }[noun];
  if (total === undefined) return plural.charAt(0).toUpperCase() + plural.slice(1);
  if (total === 0) return `No ${plural}`;
  return total === 1 ? `1 ${noun}` : `${formatCount(total)} ${plural}`;
}

const SORTED = { deals: 'most deals first', fee: 'lowest fee first', newest: 'newest first' };

function describeFilters({ maxFee, minDeals, airbnb, area, language, sort }: AgentFilters): string {
  const limits = [
    maxFee !== undefined && `up to ${formatNaira(maxFee)}`,
    minDeals !== undefined && `with at least ${formatCount(minDeals)} deals`,
    airbnb !== undefined && `${airbnb ? 'with' : 'without'} AirBnB listings`,
    area !== undefined && `working in ${shorten(area)}`,
    language !== undefined && `speaking ${shorten(language)}`,
  ].filter((part) => part !== false);
  const order = sort === undefined ? '' : `, ${SORTED[sort]}`;
  return (limits.length === 0 ? '' : ` ${limits.join(', ')}`) + order;
}

function shorten(text: string): string {
  const line = text.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length > QUOTED_MAX ? `${characters.slice(0, QUOTED_MAX).join('')}…` : line;
}
