import { authPaths } from '@naija/contracts/http/auth';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { authSite, PASSWORD, resetToken, WRONG, type Answer } from '../../../../test/login.ts';

const site = authSite();
const HOUR = 60 * 60;
const HOME = '105.112.0.1';
const STRANGER = '41.58.0.1';

/** Statuses of failing logins at the same moment, the lowest first. */
async function fail(email: string, times: number, from: (index: number) => string): Promise<number[]> {
  const tries = Array.from({ length: times }, (_, index) => site.login(email, WRONG, from(index)));
  return (await Promise.all(tries)).map(({ status }) => status).sort();
}

const count = (answers: readonly Answer<unknown>[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
const elsewhere = (index: number) => `41.58.1.${String(index)}`;

describe('failed logins from one address', () => {
  it('are six at once and then one in ten seconds, whichever accounts they are for', async () => {
    const emails = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.com`);
    const first = await Promise.all(emails.map((email) => site.login(email, WRONG)));
    expect(count(first, 401)).toBe(6);
    const { status, headers, body } = await site.login('g@example.com', WRONG);
    expect([status, headers['retry-after']]).toEqual([429, '10']);
    expect(body).toMatchObject({
      code: 'rate_limited',
      message: 'Too many logins from your connection have failed. Please try again in 10 seconds.',
    });
    site.later(10);
    expect(await fail('h@example.com', 2, () => HOME)).toEqual([401, 429]);
  });

  it('hold nobody back behind another address, an IPv6 network counting as one', async () => {
    await fail('a@example.com', 6, (index) => `2c0f:f5c0:1:2::${String(index)}`);
    expect(await fail('b@example.com', 1, () => '2c0f:f5c0:1:2::ffff')).toEqual([429]);
    expect(await fail('b@example.com', 1, () => '2c0f:f5c0:1:3::1')).toEqual([401]);
  });

  it('count the same from this machine, and a made-up address is not believed', async () => {
    const direct = await testApp(site.db(), site.folder, { clock: site.now });
    const payload = { email: 'a@example.com', password: WRONG };
    const tries = Array.from({ length: 7 }, (_, index) => {
      const headers = { 'x-forwarded-for': elsewhere(index) };
      return direct.inject({ method: 'POST', url: authPaths.login, headers, payload });
    });
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    await direct.close();
    expect(statuses.sort()).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });

  it('are not counted where the form was not valid', async () => {
    for (let index = 0; index < 8; index += 1) await site.post(authPaths.login, { email: 'a@example.com' });
    expect(await fail('a@example.com', 1, () => HOME)).toEqual([401]);
  });
});

describe('successful logins', () => {
  it('use nothing up', async () => {
    const { email } = await site.agent();
    for (let index = 0; index < 8; index += 1) expect((await site.login(email)).status).toBe(200);
    expect(await fail(email, 7, () => HOME)).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });

  it('make up for no failed ones', async () => {
    const { email } = await site.agent();
    const own = await site.agent();
    expect(await fail(email, 5, () => STRANGER)).toEqual(Array(5).fill(401));
    expect((await site.login(own.email, PASSWORD, STRANGER)).status).toBe(200);
    expect(await fail(email, 2, () => STRANGER)).toEqual([401, 429]);
  });
});

describe('failed logins to one account', () => {
  it.each(['known', 'unknown'])(
    'are ten from wherever they come, for an address that is %s',
    async (which) => {
      const email = which === 'known' ? (await site.agent()).email : 'nobody@example.com';
      expect(await fail(email, 10, elsewhere)).toEqual(Array(10).fill(401));
      const { status, headers, body } = await site.login(email.toUpperCase(), WRONG, STRANGER);
      expect([status, headers['retry-after']]).toEqual([429, '360']);
      expect(body).toMatchObject({
        message:
          'Too many logins with this email have failed. Please try again in 6 minutes. ' +
          'To log in without waiting, set a new password with “Forgot password”.',
      });
    },
  );

  it('do not keep the agent out where they have logged in within 30 days', async () => {
    const { email } = await site.agent();
    await site.login(email);
    site.later(30 * 24 * HOUR - 60);
    await fail(email, 11, elsewhere);
    expect((await site.login(email, PASSWORD, STRANGER)).status).toBe(429);
    expect((await site.login(email)).status).toBe(200);
  });

  it('keep everybody out where nobody has logged in for longer', async () => {
    const { email } = await site.agent();
    await site.login(email);
    site.later(30 * 24 * HOUR);
    await fail(email, 11, elsewhere);
    expect((await site.login(email)).status).toBe(429);
  });

  it('are ten as well where the agent logs in from', async () => {
    const { email } = await site.agent();
    await site.login(email);
    expect(await fail(email, 6, () => HOME)).toEqual(Array(6).fill(401));
    site.later(60);
    expect(await fail(email, 5, () => HOME)).toEqual([401, 401, 401, 401, 429]);
  });

  it('are forgotten by a new password that was set by mail, there and from then on', async () => {
    const { email } = await site.agent();
    await fail(email, 10, elsewhere);
    expect((await site.login(email)).status).toBe(429);
    const token = await resetToken(site, email);
    expect((await site.reset(token, `${PASSWORD}new`)).status).toBe(200);
    await fail(email, 10, (index) => elsewhere(100 + index));
    expect((await site.login(email, `${PASSWORD}new`, STRANGER)).status).toBe(429);
    expect((await site.login(email, `${PASSWORD}new`)).status).toBe(200);
  });
});

describe('a thousand guesses at a password', () => {
  const ROUNDS = 20;
  const MINUTE = 60;

  /** 50 guesses at once, each minute for 20 minutes; the agent logs in after each. */
  async function attack(from: (index: number) => string) {
    const { email } = await site.agent();
    await site.login(email);
    const guesses: Answer<unknown>[] = [];
    const own: Answer<unknown>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const batch = Array.from({ length: 50 }, (_, index) =>
        site.login(email, WRONG, from(index + 50 * round)),
      );
      guesses.push(...(await Promise.all(batch)));
      own.push(await site.login(email));
      site.later(MINUTE);
    }
    return { tried: count(guesses, 401), refused: count(guesses, 429), own: count(own, 200) };
  }

  // Ten at once, and in the 19 minutes until the last guess three more.
  const ALLOWED = { tried: 13, refused: 987, own: ROUNDS };

  it('from one address are 13 in 20 minutes, and the agent logs in all the while', async () => {
    expect(await attack(() => STRANGER)).toEqual(ALLOWED);
  });

  it('from a hundred addresses are as few', async () => {
    expect(await attack((index) => elsewhere(index % 100))).toEqual(ALLOWED);
  });
});
