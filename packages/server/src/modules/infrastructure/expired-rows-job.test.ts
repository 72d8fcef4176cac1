import { expect, it, vi } from 'vitest';
import { idempotencyKeys } from '../../database/schema.ts';
import { testApp } from '../../../test/app.ts';
import { useDatabase } from '../../../test/use-server.ts';
import { tempFolder } from '../../../test/temp-folder.ts';

const folder = tempFolder();
const database = useDatabase();

it('removes expired rows when the server begins to listen', async () => {
  const { db } = database;
  const row = { scope: 's', request: Buffer.alloc(32), status: 201, body: {} };
  await db.insert(idempotencyKeys).values([
    { ...row, key: 'old', createdAt: new Date('2026-01-01T00:00:00Z') },
    { ...row, key: 'new', createdAt: new Date('2026-03-01T00:00:00Z') },
  ]);
  const app = await testApp(db, folder, { clock: () => new Date('2026-03-02T00:00:00Z') });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const keys = () => db.select({ key: idempotencyKeys.key }).from(idempotencyKeys);
  await vi.waitUntil(async () => (await keys()).length === 1, { timeout: 60_000 });
  await app.close();
  expect(await keys()).toEqual([{ key: 'new' }]);
});
