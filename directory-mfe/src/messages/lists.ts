import { formatCount } from '@naija/contracts/domain/money';

export const SEARCH_MESSAGES = {
  failed: 'Failed to fetch results. Please try again.',
  nearMe: 'Near me',
  placeholder: 'Area, town, state or name',
} as const;

export const LIST_MESSAGES = {
  loading: 'Loading agents',
  notLoaded: "The agents couldn't be loaded",
  noResults: 'No Results Found',
  found: (total: number) => `${countAgents(total)} found`,
  shown: (shown: number, total: number) => `Showing ${formatCount(shown)} of ${countAgents(total)}`,
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
} as const;

/** Of the heart on a card, and of the page that it leads to. */
export const FAVOURITE_MESSAGES = {
  title: 'Saved agents',
  saved: 'Saved',
  view: 'View',
  notStored: "This browser won't let us save anything on this device",
} as const;

export function countAgents(total: number): string {
  return total === 1 ? '1 agent' : `${formatCount(total)} agents`;
}
