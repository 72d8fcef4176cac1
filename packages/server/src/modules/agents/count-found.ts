import type { AgentFilters, AgentListResponse } from '@naija/contracts/http/agents';
import type { Queryable } from '../../database/database.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { readLocation } from './list.ts';
import { parseSearchText } from './search/search-text.ts';

/** How many agents a place or a text has, and the place it was understood as; undefined for a text that is refused. */
export async function countFound(
  db: Queryable,
  text: string,
  filters: AgentFilters,
): Promise<Pick<AgentListResponse, 'total' | 'place' | 'meant'> | undefined> {
  try {
    return await readLocation(db, parseSearchText(text), { ...filters, limit: 1 });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.statusCode === 404 ? { total: 0 } : undefined;
  }
}
