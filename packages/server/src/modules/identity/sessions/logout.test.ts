import { authPaths } from '@naija/contracts/http/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../../platform/http/app-type.ts';
import { addAgent } from '../../../../test/agents.ts';
import { testApp } from '../../../../test/app.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { createSession, findSession } from './repository.ts';

const folder = tempFolder();
const NOW = new Date('2026-11-20T12:00:00Z');
let database: TestDatabase;
let app: App;
let token: string;

beforeAll(async () => {
  database = await startTestDatabase(folder);
  app = await testApp(database.db, folder);
});
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(async () => {
  await emptyTables(database.db);
  token = await createSession(database.db, (await addAgent(database.db)).id, NOW);
});

const logout = (headers: Record<string, string>, payload?: string) =>
  app.inject({
    method: 'POST',
    url: authPaths.logout,
    headers,
    ...(payload !== undefined && { payload }),
  });
const isOver = async () => (await findSession(database.db, token, NOW)) === undefined;

describe('logging out', () => {
  it('ends the session, and is the same the second time', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answers = [await logout(headers), await logout(headers)];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    expect(await isOver()).toBe(true);
  });

  it('is kept by no cache', async () => {
    expect((await logout({})).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['application/json', ''],
    ['application/json', '{'],
    ['text/plain', 'x'],
    ['application/x-www-form-urlencoded', 'a=b'],
  ])('works with a body of %s %j', async (type, payload) => {
    const { statusCode } = await logout({ authorization: `bearer ${token}`, 'content-type': type }, payload);
    expect([statusCode, await isOver()]).toEqual([204, true]);
  });

  it.each([
    {},
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer unknown' },
    { authorization: 'Basic eDp5' },
    { authorization: `Bearer ${'x'.repeat(300)}` },
    { authorization: 'Bearer \u00e9\u0080' },
  ])('without a token that is known ends nothing and says nothing: %o', async (headers) => {
    const { statusCode } = await logout(headers);
    expect([statusCode, await isOver()]).toEqual([204, false]);
  });
});
