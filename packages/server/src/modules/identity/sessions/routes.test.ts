import { authPaths, type LoginResponse, type SessionListResponse } from '@naija/contracts/http/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSession, findSession } from './repository.ts';
import { addAgent } from '../../../../test/agents.ts';
import { hashPassword } from '../../../../test/identity.ts';
import { useServer } from '../../../../test/use-server.ts';

const PASSWORD = 'Plantain-Market-7!';
const NOW = new Date('2026-11-20T12:00:00Z');
let agentId: string;
let phone: string;
let laptop: string;
let foreign: string;
const server = useServer({ clock: () => NOW });

beforeEach(async () => {
  agentId = (await addAgent(server.db)).id;
  laptop = await createSession(server.db, agentId, hoursAgo(2));
  phone = await createSession(server.db, agentId, hoursAgo(1));
  foreign = await createSession(server.db, (await addAgent(server.db)).id, NOW);
});

const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60 * 1_000);
const ask = (method: 'GET' | 'DELETE', url: string, token = phone) =>
  server.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
const list = async (token = phone) =>
  (await ask('GET', authPaths.sessions, token)).json<SessionListResponse>().sessions;
const isOver = async (token: string) => (await findSession(server.db, token, NOW)) === undefined;
const idOf = async (token: string) => (await list(token)).find(({ current }) => current)?._id ?? '';

describe('an agent sees where they are logged in', () => {
  it('last used first, with the current one marked, and only their own', async () => {
    const sessions = await list();
    expect(sessions.map(({ createdAt, lastUsedAt, current }) => [createdAt, lastUsedAt, current])).toEqual([
      ['2026-11-20T11:00:00.000Z', '2026-11-20T12:00:00.000Z', true],
      ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z', false],
    ]);
  });

  it('by browser and system, as far as the browser said at the login', async () => {
    const { email } = await addAgent(server.db, { passwordHash: await hashPassword(PASSWORD) });
    const logIn = async (agent: string) => {
      const headers = { 'user-agent': agent };
      const payload = { email, password: PASSWORD };
      const response = await server.app.inject({ method: 'POST', url: authPaths.login, headers, payload });
      return response.json<LoginResponse>().token;
    };
    await logIn('Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36');
    const devices = (await list(await logIn('curl/8.5.0'))).map(({ device }) => device);
    expect(devices.sort()).toEqual(['Chrome on Android', null]);
  });

  it('without expired sessions', async () => {
    await createSession(server.db, agentId, hoursAgo(24));
    expect(await list()).toHaveLength(2);
  });

  it('and the list is not cached', async () => {
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
