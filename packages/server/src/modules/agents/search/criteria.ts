import { findState } from '@naija/contracts/domain/states';
import type { AgentFilters } from '@naija/contracts/http/agents';

/** What a list is requested for: a text, the slug of a state, both or neither. */
export interface Criteria {
  text?: string | undefined;
  state?: string | undefined;
  filters: AgentFilters;
}

/** The state, if the text is exactly one or there is no text. */
export function stateOf({ text, state }: Criteria): string | undefined {
  if (text === undefined) return state;
  const named = findState(text)?.slug;
  return state === undefined || state === named ? named : undefined;
}

/** True for a search by words, whose matches have a rank. */
export function isSearch(criteria: Criteria): boolean {
  return criteria.text !== undefined && stateOf(criteria) === undefined;
}
