import { FIGURES_MAX, type SiteFigures } from '@naija/contracts/http/site-figures';
import { and, eq, exists, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { isListed } from '../../database/listed.ts';
import { agents, registrations } from '../../database/schema.ts';

/** Counts only as far as pages show, so that the time does not grow with the site. */
export async function countSiteFigures(db: Queryable): Promise<SiteFigures> {
  const count = (condition?: SQL) => {
    const counted = db
      .select({ id: agents.id })
      .from(agents)
      .where(and(isListed, condition))
      .limit(FIGURES_MAX);
    return sql<number>`(select count(*) from ${counted} as counted)::int`;
  };
  const held = db
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(registrations.agentId, agents.id),
        eq(registrations.state, 'confirmed'),
        sql`${registrations.validUntil} >= (now() at time zone 'Africa/Lagos')::date`,
      ),
    );
  const [figures] = await db
    .select({
      listed: count(),
      phoneConfirmed: count(isNotNull(agents.verifiedPhone)),
      registrationChecked: count(exists(held)),
    })
    .from(sql`(select) as nothing`);
  if (!figures) throw new Error('a select without a table has one row');
  return figures;
}
