import { LIMITS } from '@naija/contracts/domain/limits';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { isListed } from '../../database/listed.ts';
import { agents, type AgentRow } from '../../database/schema.ts';
import { SORTINGS } from './sorting.ts';

/**
 * The first page of a state's agents, most deals closed first: the order of lists without a choice. The trending page is
 * that of TRENDING_STATE.
 */
export function findTrendingAgents(db: Queryable, state: string): Promise<Pick<AgentRow, 'id' | 'name'>[]> {
  return db
    .select({ id: agents.id, name: agents.name })
    .from(agents)
    .where(and(eq(agents.state, state), isListed))
    .orderBy(...SORTINGS.deals.order)
    .limit(LIMITS.pageSize);
}
