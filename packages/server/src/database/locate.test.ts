import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { startTestDatabase } from '../../test/database.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { withStartLock } from './database.ts';
import { locateDatabase } from './locate.ts';

const folder = tempFolder();

it('names in one line what the database at DATABASE_URL lacks', async () => {
  const database = await startTestDatabase(folder);
  try {
    const { explain } = await locateDatabase(
      'postgres://somebody@db.example:5432/naija',
      folder,
      () => undefined,
    );
    const refused = await withStartLock(
      database.connection,
      () => undefined,
      async (db) => {
        await db.execute(sql`create extension no_such_extension`);
      },
    ).catch(explain);
    expect(refused).toBeInstanceOf(StartError);
    expect((refused as StartError).message).toMatch(
      /^DATABASE_URL: the database at db\.example:5432\/naija cannot be used: extension "no_such_extension" is not available \(The extension must first be installed .*\)$/,
    );
  } finally {
    await database.stop();
  }
});
