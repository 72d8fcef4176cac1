import { LIMITS } from '@naija/contracts/domain/limits';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { isListed } from '../../database/listed.ts';
import { agents, type AgentRow } from '../../database/schema.ts';
import { SORTINGS } from './sorting.ts';

/**
 * Returns the first page of a state's agents in the default order, most closed deals first. The trending page shows
 * TRENDING_STATE.
 */
export function findTrendingAgents(db: Queryable, state: string): Promise<Pick<AgentRow, 'id' | 'name'>[]> {
  return db
    .select({ id: agents.id, name: agents.name })
    .from(agents)
    .where(and(eq(agents.state, state), isListed))
    .orderBy(...SORTINGS.deals.order)
    .limit(LIMITS.pageSize);
}
