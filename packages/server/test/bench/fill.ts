import type { Faker } from '@faker-js/faker';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../src/database/database.ts';
import { agents } from '../../src/database/schema.ts';
import { drawAgents, type DemoAgent } from '../../src/demo/agents.ts';

const IMAGE = '0123456789abcdef0123456789abcdef';
const BATCH_SIZE = 1_000;
/** Number of drawn agents; PostgreSQL copies them for the rest, in a twentieth of the time. */
const DRAWN = 10_000;
const SYLLABLES = [
  'a',
  'ba',
  'chi',
  'de',
  'fe',
  'ka',
  'lu',
  'mi',
  'nwa',
  'ola',
  'ran',
  'su',
  'ti',
  'wo',
  'yo',
];

/** Unique values of a copy of an agent; `seed` differs between any two. */
const OF_A_COPY: Record<string, string> = {
  id: `md5(drawn.id::text || copy)::uuid`,
  email: `copy || '.' || drawn.email`,
  name: `array_to_string((string_to_array(drawn.name, ' '))[1:2], ' ') || rare_name`,
  created_at: `drawn.created_at - seed % 300000000 * interval '1 millisecond'`,
};

/**
 * Inserts `count` listed demo agents, a multiple of 10,000, into an empty database: a tenth in Lagos, half with rare names.
 * A million take a minute and a quarter.
 */
export async function fillWithAgents(db: Queryable, faker: Faker, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    // PostgreSQL writes no log of rows in a table that was emptied in the same transaction.
    await tx.execute(sql`truncate agents cascade`);
    await tx.execute(sql`alter table agents disable trigger user`);
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    const { rows } = await tx.execute<{ name: string; definition: string }>(
      sql`select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition
        from pg_index where indrelid = 'agents'::regclass and not indisprimary`,
    );
    for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
    await insertDrawn(tx, faker, DRAWN);
    await copyDrawn(tx, count / DRAWN - 1);
    for (const { definition } of rows) await tx.execute(sql.raw(definition));
    await tx.execute(sql`insert into known_words select distinct word
      from agents, unnest(tsvector_to_array(words)) as word where learns(word)`);
    await tx.execute(sql`alter table agents enable trigger user`);
  });
  await db.execute(sql`vacuum (analyze) agents, known_words`);
}

async function copyDrawn(tx: Queryable, copies: number): Promise<void> {
  const columns = Object.values(getTableColumns(agents)).filter(({ generated }) => !generated);
  const values = columns.map(({ name }) => OF_A_COPY[name] ?? `drawn.${name}`);
  const syllables = sql`${sql.param(SYLLABLES)}::text[]`;
  const syllable = (place: number) =>
    sql`(${syllables})[1 + seed / ${sql.raw(String(SYLLABLES.length ** place))} % ${sql.raw(String(SYLLABLES.length))}]`;
  await tx.execute(sql`
    insert into agents (${sql.raw(columns.map(({ name }) => name).join(', '))})
    select ${sql.raw(values.join(', '))}
    from agents as drawn cross join generate_series(1, ${copies}::int) as copy
    cross join lateral (select hashtextextended(drawn.id::text, copy) & 2147483647 as seed) as seeds
    cross join lateral (select case when seed % 2 = 0 then ''
      else ' ' || ${syllable(1)} || ${syllable(2)} || ${syllable(3)} || case when seed % 4 = 1 then '' else ${syllable(4)} end
      end as rare_name) as names`);
}

async function insertDrawn(db: Queryable, faker: Faker, count: number): Promise<void> {
  const left = { lagos: count / 10, elsewhere: count - count / 10 };
  for (let batch = 0; left.lagos + left.elsewhere > 0; batch += 1) {
    const drawn = drawAgents(faker, new Date());
    const lagos = drawn.filter(isInLagos).slice(0, left.lagos);
    const elsewhere = drawn.filter((agent) => !isInLagos(agent)).slice(0, left.elsewhere);
    left.lagos -= lagos.length;
    left.elsewhere -= elsewhere.length;
    const rows = [...lagos, ...elsewhere].map(({ row }) => ({
      ...row,
      name: faker.datatype.boolean() ? row.name : `${row.name} ${rareName(faker)}`,
      image: IMAGE,
      email: `${String(batch)}.${row.email}`,
    }));
    for (let from = 0; from < rows.length; from += BATCH_SIZE)
      await db.insert(agents).values(rows.slice(from, from + BATCH_SIZE));
  }
}

function isInLagos({ row }: DemoAgent): boolean {
  return row.state === 'lagos';
}

function rareName(faker: Faker): string {
  const syllables = Array.from({ length: faker.number.int({ min: 3, max: 4 }) }, () =>
    faker.helpers.arrayElement(SYLLABLES),
  );
  return syllables.join('');
}
