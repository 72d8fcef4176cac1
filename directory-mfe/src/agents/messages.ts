import { LIST_WORDS } from '@naija/contracts/domain/list-meta';
import { formatCount } from '@naija/contracts/domain/money';
import { TITLE_WORDS } from '@naija/contracts/domain/pages';
import { words } from '@naija/runtime';

/** Titles of lists, states and agents. */
export const TITLES = words('directory.titles', { ...TITLE_WORDS, ...LIST_WORDS });

/** Texts that every first page loads, declared in one call. */
const MESSAGES = words('directory.lists', {
  search: {
    failed: 'Failed to fetch results. Please try again.',
    nearMe: 'Near me',
    placeholder: 'Area, town, state or name',
  },
  list: {
    agents: 'Agents',
    loading: 'Loading agents',
    notLoaded: "The agents couldn't be loaded",
    noResults: 'No Results Found',
    found: (total: number) => `${countAgents(total)} found`,
    shown: (shown: number, total: number) => `Showing ${formatCount(shown)} of ${countAgents(total)}`,
    far: 'More than 15 km away, or area unknown',
    more: 'Show more agents',
    firstPage: 'Back to the first agents',
    loadingMore: 'Loading more agents…',
    moreFailed: "More agents couldn't be loaded",
    nearest: (total: number, state: string) => `Nearest: ${countAgents(total)} in ${state}`,
    elsewhere: (total: number, state: string) => `See ${countAgents(total)} in ${state}`,
    searchAll: 'Search all states',
    filters: 'Filters',
    clearFilters: 'Clear filters',
    bestMatch: 'Best match',
    reference: (request: string) => `Reference: ${request}`,
  },
  favourite: {
    title: 'Saved agents',
    saved: 'Saved',
    view: 'View',
    notStored: 'Saved until you close this page, as this browser keeps nothing',
  },
});

export const SEARCH_MESSAGES = MESSAGES.search;

export const LIST_MESSAGES = MESSAGES.list;

/** Texts of the heart on a card and of the page with the favourites. */
export const FAVOURITE_MESSAGES = MESSAGES.favourite;

export function countAgents(total: number): string {
  return total === 1 ? '1 agent' : `${formatCount(total)} agents`;
}

const SHOWN_LENGTH = 8;

/** The reference by which support finds a failed request in the log; undefined if it did not fail on the server. */
export function failureReference(error: unknown): string | undefined {
  const request = (error as { readonly request?: unknown } | null | undefined)?.request;
  return typeof request === 'string' ? LIST_MESSAGES.reference(request.slice(0, SHOWN_LENGTH)) : undefined;
}
