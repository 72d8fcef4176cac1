import { authPaths, type SessionListResponse } from '@naija/contracts/http/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../../platform/http/app-type.ts';
import { createSession, findSession } from './repository.ts';
import { addAgent } from '../../../../test/agents.ts';
import { testApp } from '../../../../test/app.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';

const folder = tempFolder();
const NOW = new Date('2026-11-20T12:00:00Z');
let database: TestDatabase;
let app: App;
let agentId: string;
let phone: string;
let laptop: string;
let foreign: string;

beforeAll(async () => {
  database = await startTestDatabase(folder);
  app = await testApp(database.db, folder, { clock: () => NOW });
});
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(async () => {
  await emptyTables(database.db);
  agentId = (await addAgent(database.db)).id;
  laptop = await createSession(database.db, agentId, hoursAgo(2));
  phone = await createSession(database.db, agentId, hoursAgo(1));
  foreign = await createSession(database.db, (await addAgent(database.db)).id, NOW);
});

const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60 * 1_000);
const ask = (method: 'GET' | 'DELETE', url: string, token = phone) =>
  app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
const list = async (token = phone) =>
  (await ask('GET', authPaths.sessions, token)).json<SessionListResponse>().sessions;
const isOver = async (token: string) => (await findSession(database.db, token, NOW)) === undefined;
const idOf = async (token: string) => (await list(token)).find(({ current }) => current)?._id ?? '';

describe('an agent sees where they are logged in', () => {
  it('last used first, which one asks, and nobody else', async () => {
    const sessions = await list();
    expect(sessions.map(({ createdAt, lastUsedAt, current }) => [createdAt, lastUsedAt, current])).toEqual([
      ['2026-11-20T11:00:00.000Z', '2026-11-20T12:00:00.000Z', true],
      ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z', false],
    ]);
  });

  it('without those that are over', async () => {
    await createSession(database.db, agentId, hoursAgo(24));
    expect(await list()).toHaveLength(2);
  });

  it('and no cache keeps it', async () => {
    const { headers } = await ask('GET', authPaths.sessions);
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });
});

describe('an agent ends', () => {
  it('one session, and the others stay', async () => {
    const url = authPaths.session(await idOf(laptop));
    expect((await ask('DELETE', url)).statusCode).toBe(204);
    expect([await isOver(laptop), await isOver(phone)]).toEqual([true, false]);
    expect((await ask('DELETE', url)).statusCode).toBe(404);
  });

  it('all others at once', async () => {
    expect((await ask('DELETE', authPaths.sessions)).statusCode).toBe(204);
    expect([await isOver(laptop), await isOver(phone), await isOver(foreign)]).toEqual([true, false, false]);
  });

  it('no session of another agent', async () => {
    const { statusCode } = await ask('DELETE', authPaths.session(await idOf(foreign)));
    expect([statusCode, await isOver(foreign)]).toEqual([404, false]);
  });

  it.each(['x', '1', "' or true --", '\0'])('nothing by the id %j', async (id) => {
    const { statusCode } = await ask('DELETE', authPaths.session(id));
    expect([statusCode, (await list()).length]).toEqual([400, 2]);
  });
});

it.each([
  ['GET', authPaths.sessions],
  ['DELETE', authPaths.sessions],
  ['DELETE', authPaths.session('00000000-0000-4000-8000-000000000000')],
] as const)('%s %s is for agents alone', async (method, url) => {
  const { statusCode, headers } = await ask(method, url, 'unknown');
  expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
});
