import { sql } from 'drizzle-orm';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startEmbeddedPostgres } from '@naija/embedded-postgres';
import { serverProcesses } from '../../test/server-process.ts';
import { startTcpPostgres } from '../../test/tcp-postgres.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { openDatabase, type Connection } from '../database/database.ts';
import { migrations } from '../database/migrations.ts';

const PROCESSES = 10;
const TIMEOUT_MS = 900_000;
const folder = tempFolder();
const startProcess = serverProcesses();

async function startTogether(env: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const servers = Array.from({ length: PROCESSES }, () =>
    startProcess({ DATA_DIR: dataDir, SERVER_RENDERING: 'off', ...env }),
  );
  await Promise.all(servers.map(({ ready }) => ready(TIMEOUT_MS)));
}

/** Duplicate migrations and emails of agents, and the number of migrations. */
async function contents(connection: Connection) {
  const { db, close } = openDatabase(connection, () => undefined, { timeoutFactor: 12 });
  try {
    const { rows } = await db.execute<{
      migrations: number;
      distinct: number;
      agents: number;
      emails: number;
    }>(sql`
      select count(*)::int as migrations, count(distinct hash)::int as distinct,
        (select count(*)::int from agents) as agents, (select count(distinct name)::int from agents) as emails
      from drizzle.__drizzle_migrations`);
    return rows[0];
  } finally {
    await close();
  }
}

it(
  'servers that start at once over one empty PostgreSQL server migrate it once, and add the demo data once',
  async () => {
    const postgres = await startTcpPostgres(join(folder, 'postgres'));
    await startTogether({ DATABASE_URL: postgres.url, DEMO_DATA: 'on' });
    const found = await contents({ connectionString: postgres.url });
    expect(found).toMatchObject({ migrations: migrations.length, distinct: migrations.length });
    expect(found?.agents).toBeGreaterThan(0);
    await postgres.stop();
  },
  TIMEOUT_MS,
);

it(
  'servers that start at once in one empty folder share its database, which is migrated once',
  async () => {
    const dataDir = mkdtempSync(join(folder, 'shared-'));
    await startTogether({ DATA_DIR: dataDir });
    const database = await startEmbeddedPostgres({ dir: join(dataDir, 'postgres') });
    expect(await contents(database.connection)).toMatchObject({
      ...{ migrations: migrations.length, distinct: migrations.length, agents: 0 },
    });
    await database.stop();
  },
  TIMEOUT_MS,
);
