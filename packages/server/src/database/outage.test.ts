import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../platform/http/app-type.ts';
import { addAgent } from '../../test/agents.ts';
import { testApp } from '../../test/app.ts';
import { startTestDatabase } from '../../test/database.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { openDatabase, type Database } from './database.ts';
import { startEmbeddedPostgres } from '@naija/embedded-postgres';

const LAGOS = '/api/v1/user/location/lagos';
const folder = tempFolder();
let pool: Database;
let app: App;

beforeAll(async () => {
  const database = await startTestDatabase(folder);
  await addAgent(database.db);
  pool = openDatabase(database.connection, () => undefined);
  app = await testApp(pool.db, folder);
  expect((await app.inject(LAGOS)).statusCode).toBe(200);
  await database.stop();
});
afterAll(async () => {
  await app.close();
  await pool.close();
});

describe('while the database is unreachable', () => {
  it.each([LAGOS, '/readyz'])('%s responds 503 with Retry-After', async (url) => {
    const answer = await app.inject(url);
    expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
  });

  it('the liveness check succeeds', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  });

  it.each([
    ['refuses connections', { host: '127.0.0.1', port: 1 }],
    ['has no such name', { host: 'nowhere.invalid', port: 5432 }],
  ])('a database that %s is 503, not 500', async (_what, place) => {
    const away = openDatabase({ ...place, user: 'nobody', database: 'none' }, () => undefined);
    const asking = await testApp(away.db, folder);
    expect((await asking.inject(LAGOS)).statusCode).toBe(503);
    await asking.close();
    await away.close();
  });
});

describe('when the database is reachable again', () => {
  it('agents are listed without a restart', async () => {
    const server = await startEmbeddedPostgres({ dir: `${folder}/postgres` });
    expect((await app.inject(LAGOS)).statusCode).toBe(200);
    await expect
      .poll(async () => (await app.inject('/readyz')).json<object>())
      .toMatchObject({ status: 'ok' });
    await server.stop();
  });
});
