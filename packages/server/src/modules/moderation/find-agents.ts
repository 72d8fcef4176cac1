import { desc, eq, sql } from 'drizzle-orm';
import { Check } from 'typebox/value';
import type { Queryable } from '../../database/database.ts';
import { agents, type AgentRow } from '../../database/schema.ts';
import { uuid } from '../../platform/http/schemas.ts';
import { emailKey } from '../identity/index.ts';

const MAX_FOUND = 20;

/**
 * Finds agents by id, by email address, or by name in any letter case, including hidden and blocked ones. Agents without a
 * verified email come last, because anyone can sign up many.
 */
export async function findAgents(db: Queryable, query: string): Promise<AgentRow[]> {
  const typed = query.trim();
  const isId: boolean = Check(uuid, typed);
  const isMeant = isId
    ? eq(agents.id, typed)
    : typed.includes('@')
      ? eq(agents.emailKey, emailKey(typed))
      : sql`position(lower(${typed}) in lower(${agents.name})) > 0`;
  return db
    .select()
    .from(agents)
    .where(isMeant)
    .orderBy(sql`${agents.emailVerifiedAt} is null`, desc(agents.createdAt), desc(agents.id))
    .limit(MAX_FOUND);
}
