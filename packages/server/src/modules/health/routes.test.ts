import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { startTestDatabase } from '../../../test/database.ts';
import { tempFolder } from '../../../test/temp-folder.ts';

const folder = tempFolder();

it('the server is not ready for a database whose tables are older than it', async () => {
  const database = await startTestDatabase(folder);
  const app = await testApp(database.db, folder);
  const before = (await app.inject('/readyz')).statusCode;
  await database.db.execute(sql`delete from drizzle.__drizzle_migrations`);
  const after = await app.inject('/readyz');
  await app.close();
  await database.stop();
  expect([before, after.statusCode, after.json()]).toEqual([
    200,
    503,
    { message: 'The database is not ready', code: 'unavailable' },
  ]);
});
