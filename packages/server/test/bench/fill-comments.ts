import { sql } from 'drizzle-orm';
import type { Queryable } from '../../src/database/database.ts';

/** Agents get comments by the third power of a random number: the first of 100,000 gets 2 % of all, most get a few. */
const SKEW = 3;

/** Inserts so many comments of the last year, most of them for few agents. A million take half a minute. */
export async function fillWithComments(db: Queryable, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table comments disable trigger user`);
    await tx.execute(sql`select setseed(0.5)`);
    await tx.execute(sql`
      insert into comments (agent_id, fullname, content, created_at, updated_at)
      select agent.id, 'Visitor ' || drawn.number,
        repeat('Honest, quick, and patient on the phone. ', 1 + drawn.number % 8), drawn.at, drawn.at
      from (
        select number, floor(agents.total * power(random(), ${SKEW}::int))::int as place,
          now() - random() * interval '1 year' as at
        from generate_series(1, ${count}::int) as number, (select count(*) as total from agents) as agents
      ) as drawn
      join (select id, row_number() over (order by total_deals desc nulls last, id) - 1 as place from agents) as agent
        using (place)`);
    await tx.execute(sql`alter table comments enable trigger user`);
  });
  await db.execute(sql`vacuum (analyze) comments`);
}
