import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateBefore } from '../../test/old-tables.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { withStartLock } from './database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@naija/embedded-postgres';
import { migrateDatabase } from './migrations.ts';
import { agents, knownWords } from './schema.ts';

const folder = tempFolder();
let server: EmbeddedPostgres;
beforeAll(async () => {
  server = await startEmbeddedPostgres({ dir: join(folder, 'postgres') });
});
afterAll(() => server.stop());

interface OldAgent {
  name: string;
  email: string;
  verified: string | null;
  joined: string;
  /** Whether the profile is complete. */
  complete: boolean;
}

const AGENTS: OldAgent[] = [
  {
    name: 'Seeded',
    email: 'ada.obi.7@example.com',
    verified: '2024-05-01',
    joined: '2024-05-01',
    complete: true,
  },
  {
    name: 'Login',
    email: 'Demo@NaijaAgents.example',
    verified: '2024-05-01',
    joined: '2024-05-01',
    complete: true,
  },
  {
    name: 'Edited',
    email: 'developer@agents.ng',
    verified: '2024-05-01',
    joined: '2024-05-01',
    complete: true,
  },
  { name: 'Real', email: 'bola@agents.ng', verified: '2026-11-22', joined: '2026-11-22', complete: true },
  { name: 'Fresh', email: 'eze@agents.ng', verified: '2026-11-22', joined: '2026-11-22', complete: false },
  { name: 'Stranger', email: 'eve@example.com', verified: null, joined: '2026-11-22', complete: false },
];

async function insert(
  db: NodePgDatabase,
  { name, email, verified, joined, complete }: OldAgent,
): Promise<void> {
  const image = complete ? '0123456789abcdef0123456789abcdef' : null;
  await db.execute(sql`
    insert into agents (name, email, email_verified_at, created_at, phone, address, state, image, inspection_fee)
    values (${name}, ${email}, ${verified}, ${joined}, '+2348000000001', '1 Market Road', 'lagos', ${image}, 5000)`);
}

it('a database of before gets its demo agents marked, edited ones as well, and the words of listed agents alone', async () => {
  await withStartLock(
    server.connection,
    () => undefined,
    async (db) => {
      await migrateBefore(db, '0009_demo_and_vocabulary', folder);
      for (const agent of AGENTS) await insert(db, agent);
      expect(await words(db)).toContain('stranger');
      await migrateDatabase(db);
      expect(await words(db)).toEqual(['edited', 'login', 'market', 'real', 'road', 'seeded']);
      const demo = db.select({ name: agents.name }).from(agents).where(eq(agents.isDemo, true));
      expect((await demo).map(({ name }) => name).sort()).toEqual(['Edited', 'Login', 'Seeded']);
    },
  );
});

async function words(db: NodePgDatabase): Promise<string[]> {
  return (await db.select().from(knownWords).orderBy(knownWords.word)).map(({ word }) => word);
}
