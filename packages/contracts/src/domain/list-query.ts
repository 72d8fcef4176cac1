import { AGENT_SORTS, type AgentFilters } from '../http/agents.ts';
import { LIMITS } from './limits.ts';

/** Choices of upper limits; a limit of 0 finds agents who charge nothing. */
export const FEE_CEILINGS = [0, 2_000, 3_000, 5_000, 10_000, 20_000, 50_000] as const;
export const PERCENT_CEILINGS = [0, 2, 5, 8, 10, 15, 20] as const;
export const DEAL_FLOORS = [10, 50, 100, 500, 1_000] as const;

export const FILTER_NAMES = [
  'maxFee',
  'maxCommission',
  'maxAgreement',
  'minDeals',
  'airbnb',
  'area',
  'language',
  'sort',
] as const satisfies (keyof AgentFilters)[];
export type FilterName = (typeof FILTER_NAMES)[number];

export const SEARCH_PARAM = 'q';

const CHOICES: Partial<Record<FilterName, readonly AgentFilters[FilterName][]>> = {
  maxFee: FEE_CEILINGS,
  maxCommission: PERCENT_CEILINGS,
  maxAgreement: PERCENT_CEILINGS,
  minDeals: DEAL_FLOORS,
  airbnb: [true, false],
  sort: AGENT_SORTS,
};

/**
 * Parses the filters of a query string, ignoring values that are not choices. Areas and languages are tables that pages do
 * not load: for an unknown one the server returns an empty list.
 */
export function readFilters(params: URLSearchParams): AgentFilters {
  const read = (name: FilterName) => {
    const text = searchText(params.get(name) ?? '');
    const value = CHOICES[name] ? CHOICES[name].find((choice) => String(choice) === text) : text;
    return value === undefined || value === '' || isTooLong(text) ? [] : [[name, value]];
  };
  return Object.fromEntries(FILTER_NAMES.flatMap(read)) as AgentFilters;
}

export function countActive(filters: AgentFilters): number {
  return FILTER_NAMES.filter((name) => name !== 'sort' && filters[name] !== undefined).length;
}

/** The text to search for, without control characters that a paste may contain. */
export function searchText(typed: string): string {
  return typed.replace(/\p{Cc}+/gu, ' ').trim();
}

export function isTooLong(text: string): boolean {
  return text.length > LIMITS.locationMax;
}

/** A page of a list after its first. */
export interface LaterPage {
  /** Number of the page from 2 on; only for titles. */
  readonly number: number;
  /** Cursor that the previous page returned. */
  readonly cursor: string;
}

/** Parameters that a new choice or search removes from an address. */
export const PAGE_PARAMS = ['page', 'cursor'] as const;
const MAX_PAGE = 99_999;

/** Parses which page of a list is meant; undefined for the first. A number that is none becomes 2. */
export function readLaterPage(params: URLSearchParams): LaterPage | undefined {
  const cursor = params.get('cursor') ?? '';
  if (cursor === '') return undefined;
  const number = Number(params.get('page'));
  return { number: Number.isInteger(number) && number >= 2 && number <= MAX_PAGE ? number : 2, cursor };
}

/** The path of a list with a text to search for, filters and a page, all optional. */
export function listPath(path: string, query: string, filters: AgentFilters = {}, page?: LaterPage): string {
  const params = new URLSearchParams(query === '' ? [] : [[SEARCH_PARAM, query]]);
  for (const name of FILTER_NAMES) if (filters[name] !== undefined) params.set(name, String(filters[name]));
  if (page) {
    params.set('page', String(page.number));
    params.set('cursor', page.cursor);
  }
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}
