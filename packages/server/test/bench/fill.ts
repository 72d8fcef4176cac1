import type { Faker } from '@faker-js/faker';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../src/database/database.ts';
import { agents } from '../../src/database/schema.ts';
import { drawAgents, type DemoAgent } from '../../src/demo/agents.ts';

const IMAGE = '0123456789abcdef0123456789abcdef';
const BATCH_SIZE = 1_000;
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

/** Inserts `count` listed demo agents: a tenth in Lagos, half with rare names. */
export async function fillWithAgents(db: Queryable, faker: Faker, count: number): Promise<void> {
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
  await db.execute(sql`vacuum (analyze) agents, known_words`);
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
