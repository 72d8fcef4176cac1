import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useServer } from '../../../test/use-server.ts';

const server = useServer();

it('is not ready while the database lacks a migration', async () => {
  const before = (await server.app.inject('/readyz')).statusCode;
  await server.db.execute(sql`delete from drizzle.__drizzle_migrations`);
  const after = await server.app.inject('/readyz');
  expect([before, after.statusCode, after.json()]).toEqual([
    200,
    503,
    { message: 'The database is not ready', code: 'unavailable' },
  ]);
});
