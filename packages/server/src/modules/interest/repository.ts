import {
  type Interest,
  type WeekFigures,
  FIGURE_WEEKS,
  INTEREST_KINDS,
} from '@naija/contracts/http/interest';
import { weekOf, WEEK_MS } from '@naija/contracts/domain/weeks';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { isListed } from '../../database/listed.ts';
import { agents, agentWeeks } from '../../database/schema.ts';

/** Returns the interests in listed agents, with ids as in the database. */
export async function listedInterests(db: Queryable, interests: readonly Interest[]): Promise<Interest[]> {
  const ids = [...new Set(interests.map(({ agent }) => agent.toLowerCase()))];
  const rows = await db
    .select({ id: agents.id })
    .from(agents)
    .where(and(inArray(agents.id, ids), isListed));
  const listed = new Set(rows.map(({ id }) => id));
  return interests
    .map(({ agent, kind }) => ({ agent: agent.toLowerCase(), kind }))
    .filter(({ agent }) => listed.has(agent));
}

/** Adds to this week's counts of listed agents, in one statement. */
export async function countInterests(
  db: Queryable,
  interests: readonly Interest[],
  now: Date,
): Promise<void> {
  if (interests.length === 0) return;
  const ids = [...new Set(interests.map(({ agent }) => agent))];
  const counted = ids.map((id) => {
    const counts = INTEREST_KINDS.map(
      (kind) => sql`${Number(interests.some((one) => one.agent === id && one.kind === kind))}::int`,
    );
    return sql`(${id}::uuid, ${sql.join(counts, sql`, `)})`;
  });
  const columns = INTEREST_KINDS.map((kind) => sql.identifier(agentWeeks[kind].name));
  const sums = columns.map((column) => sql`${column} = ${agentWeeks}.${column} + excluded.${column}`);
  // Sorted ids prevent deadlocks between concurrent statements.
  await db.execute(sql`
    insert into ${agentWeeks} (agent_id, week, ${sql.join(columns, sql`, `)})
    select counted.id, ${weekOf(now)}::date, ${sql.join(
      columns.map((column) => sql`counted.${column}`),
      sql`, `,
    )}
    from (values ${sql.join(counted, sql`, `)}) as counted (id, ${sql.join(columns, sql`, `)})
    join ${agents} on ${agents.id} = counted.id
    where ${isListed} order by counted.id
    on conflict (agent_id, week) do update set ${sql.join(sums, sql`, `)}`);
}

/** Returns the last FIGURE_WEEKS weeks of an agent, oldest first, including those without counts. */
export async function weeklyFigures(db: Queryable, agentId: string, now: Date): Promise<WeekFigures[]> {
  const weeks = Array.from({ length: FIGURE_WEEKS }, (_, index) =>
    weekOf(new Date(now.getTime() - (FIGURE_WEEKS - 1 - index) * WEEK_MS)),
  );
  const { agentId: of, ...columns } = agentWeeks;
  const { week, view, call, whatsApp, email, favourite } = columns;
  const rows = await db
    .select({ week, view, call, whatsApp, email, favourite })
    .from(agentWeeks)
    .where(and(eq(of, agentId), gte(week, weeks[0] ?? '')));
  const none = { view: 0, call: 0, whatsApp: 0, email: 0, favourite: 0 };
  return weeks.map((monday) => rows.find((row) => row.week === monday) ?? { week: monday, ...none });
}
