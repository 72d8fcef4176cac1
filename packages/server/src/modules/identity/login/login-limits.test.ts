import { authPaths } from '@naija/contracts/http/auth';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import {
  useAuthServer,
  PASSWORD,
  requestResetToken,
  WRONG,
  type Response,
} from '../../../../test/use-auth-server.ts';

const server = useAuthServer();
const HOUR = 60 * 60;
const HOME = '105.112.0.1';
const STRANGER = '41.58.0.1';

/** Returns the statuses of concurrent failed logins, lowest first. */
async function fail(email: string, times: number, from: (index: number) => string): Promise<number[]> {
  const tries = Array.from({ length: times }, (_, index) => server.login(email, WRONG, from(index)));
  return (await Promise.all(tries)).map(({ status }) => status).sort();
}

const count = (responses: readonly Response<unknown>[], status: number) =>
  responses.filter((response) => response.status === status).length;
const elsewhere = (index: number) => `41.58.1.${String(index)}`;

describe('failed logins from one address', () => {
  it('are six at once and then one in ten seconds, over all accounts', async () => {
    const emails = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.com`);
    const first = await Promise.all(emails.map((email) => server.login(email, WRONG)));
    expect(count(first, 401)).toBe(6);
    const { status, headers, body } = await server.login('g@example.com', WRONG);
    expect([status, headers['retry-after']]).toEqual([429, '10']);
    expect(body).toMatchObject({
      code: 'rate_limited',
      message: 'Too many logins from your connection have failed. Please try again in 10 seconds.',
    });
    server.advance(10);
    expect(await fail('h@example.com', 2, () => HOME)).toEqual([401, 429]);
  });

  it('do not limit another address, and count an IPv6 network as one', async () => {
    await fail('a@example.com', 6, (index) => `2c0f:f5c0:1:2::${String(index)}`);
    expect(await fail('b@example.com', 1, () => '2c0f:f5c0:1:2::ffff')).toEqual([429]);
    expect(await fail('b@example.com', 1, () => '2c0f:f5c0:1:3::1')).toEqual([401]);
  });

  it('ignore a forged address without a trusted proxy', async () => {
    const direct = await testApp(server.db, server.folder, { clock: server.now });
    const payload = { email: 'a@example.com', password: WRONG };
    const tries = Array.from({ length: 7 }, (_, index) => {
      const headers = { 'x-forwarded-for': elsewhere(index) };
      return direct.inject({ method: 'POST', url: authPaths.login, headers, payload });
    });
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    await direct.close();
    expect(statuses.sort()).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });

  it('are not counted for an invalid form', async () => {
    for (let index = 0; index < 8; index += 1) await server.post(authPaths.login, { email: 'a@example.com' });
    expect(await fail('a@example.com', 1, () => HOME)).toEqual([401]);
  });
});

describe('successful logins', () => {
  it('are not counted as failed', async () => {
    const { email } = await server.agent();
    for (let index = 0; index < 8; index += 1) expect((await server.login(email)).status).toBe(200);
    expect(await fail(email, 7, () => HOME)).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });

  it('do not reset the count of failed ones', async () => {
    const { email } = await server.agent();
    const own = await server.agent();
    expect(await fail(email, 5, () => STRANGER)).toEqual(Array(5).fill(401));
    expect((await server.login(own.email, PASSWORD, STRANGER)).status).toBe(200);
    expect(await fail(email, 2, () => STRANGER)).toEqual([401, 429]);
  });
});

describe('failed logins to one account', () => {
  it.each(['known', 'unknown'])(
    'are ten from all networks together, for an address that is %s',
    async (which) => {
      const email = which === 'known' ? (await server.agent()).email : 'nobody@example.com';
      expect(await fail(email, 10, elsewhere)).toEqual(Array(10).fill(401));
      const { status, headers, body } = await server.login(email.toUpperCase(), WRONG, STRANGER);
      expect([status, headers['retry-after']]).toEqual([429, '360']);
      expect(body).toMatchObject({
        message:
          'Too many logins with this email have failed. Please try again in 6 minutes. ' +
          'To log in without waiting, set a new password with “Forgot password”.',
      });
    },
  );

  it('do not lock the agent out of a network of a login within 30 days', async () => {
    const { email } = await server.agent();
    await server.login(email);
    server.advance(30 * 24 * HOUR - 60);
    await fail(email, 11, elsewhere);
    expect((await server.login(email, PASSWORD, STRANGER)).status).toBe(429);
    expect((await server.login(email)).status).toBe(200);
  });

  it('lock the agent out after a longer time', async () => {
    const { email } = await server.agent();
    await server.login(email);
    server.advance(30 * 24 * HOUR);
    await fail(email, 11, elsewhere);
    expect((await server.login(email)).status).toBe(429);
  });

  it('are ten as well in the network that the agent logs in from', async () => {
    const { email } = await server.agent();
    await server.login(email);
    expect(await fail(email, 6, () => HOME)).toEqual(Array(6).fill(401));
    server.advance(60);
    expect(await fail(email, 5, () => HOME)).toEqual([401, 401, 401, 401, 429]);
  });

  it('are reset by a password reset, in its network from then on', async () => {
    const { email } = await server.agent();
    await fail(email, 10, elsewhere);
    expect((await server.login(email)).status).toBe(429);
    const token = await requestResetToken(server, email);
    expect((await server.reset(token, `${PASSWORD}new`)).status).toBe(200);
    await fail(email, 10, (index) => elsewhere(100 + index));
    expect((await server.login(email, `${PASSWORD}new`, STRANGER)).status).toBe(429);
    expect((await server.login(email, `${PASSWORD}new`)).status).toBe(200);
  });
});
