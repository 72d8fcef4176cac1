import { phoneForms } from '@naija/contracts/domain/phone';
import { LIMITS } from '@naija/contracts/domain/limits';
import type { AgentFilters, AgentListResponse } from '@naija/contracts/http/agents';
import { and, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { isListed } from '../../../database/listed.ts';
import { agents } from '../../../database/schema.ts';
import { equalizeTiming } from '../../../platform/http/equalize-timing.ts';
import { toSummary } from '../agent-record.ts';
import { listedColumns, meetsFilters } from '../repository.ts';
import { SORTINGS } from '../sorting.ts';

/** Hides whether an agent has the number */
const TIMING_STEP_MS = 50;

/**
 * Finds the listed agents with exactly this number, for visitors who want to know who called.
 * @param digits as `internationalDigits` returns them
 */
export function findByNumber(
  db: Queryable,
  digits: string,
  filters: AgentFilters,
): Promise<AgentListResponse> {
  return equalizeTiming(TIMING_STEP_MS, async () => {
    const rows = await db
      .select(listedColumns)
      .from(agents)
      .where(and(isListed, inArray(agents.phone, phoneForms(digits)), meetsFilters(filters)))
      .orderBy(...SORTINGS.deals.order)
      .limit(LIMITS.pageSize);
    return { data: rows.map(toSummary), nextCursor: null, total: rows.length, meant: 'phone' };
  });
}
