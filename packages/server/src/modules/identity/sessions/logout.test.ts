import { authPaths } from '@naija/contracts/http/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAgent } from '../../../../test/agents.ts';
import { useServer } from '../../../../test/use-server.ts';
import { createSession, findSession } from './repository.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let token: string;
const server = useServer();

beforeEach(async () => {
  token = await createSession(server.db, (await addAgent(server.db)).id, NOW);
});

const logout = (headers: Record<string, string>, payload?: string) =>
  server.app.inject({
    method: 'POST',
    url: authPaths.logout,
    headers,
    ...(payload !== undefined && { payload }),
  });
const isOver = async () => (await findSession(server.db, token, NOW)) === undefined;

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

  it('is not cached', async () => {
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
  ])('without a valid token ends nothing and succeeds: %o', async (headers) => {
    const { statusCode } = await logout(headers);
    expect([statusCode, await isOver()]).toEqual([204, false]);
  });
});
