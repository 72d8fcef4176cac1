import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { agents, sessions } from '../../../database/schema.ts';
import { needsRehash } from '../passwords/hash.ts';
import { findSession } from '../sessions/repository.ts';
import { authSite, PASSWORD, WRONG } from '../../../../test/login.ts';

const site = authSite({ rateLimits: false });
const DAY = 24 * 60 * 60;
const REFUSED = { message: MESSAGES.loginRefused, code: 'unauthorized' };

describe('logging in', () => {
  it('gives a session, and what decides where the agent goes from here', async () => {
    const { id, email, name } = await site.agent({ inspectionFee: 5_000 });
    const { status, body, headers } = await site.login(email);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      data: {
        user: {
          _id: id,
          name,
          image: '/media/0123456789abcdef0123456789abcdef/640.jpg',
          isVerified: true,
          inspectionFee: 5_000,
        },
      },
    });
  });

  it('lasts a day by the clock of the server', async () => {
    const { email } = await site.agent();
    const { token } = (await site.login(email)).body;
    site.later(DAY - 1);
    expect(await findSession(site.db(), token, site.now())).toBeDefined();
    site.later(1);
    expect(await findSession(site.db(), token, site.now())).toBeUndefined();
  });

  it('is open to agents who have not verified their address or completed their profile', async () => {
    const { email } = await site.agent({ emailVerifiedAt: null, image: null, inspectionFee: null });
    const { body } = await site.login(email);
    expect(body.data.user).toMatchObject({ isVerified: false, image: null, inspectionFee: null });
  });

  it.each(['ADA@Example.com', '  ada@example.com '])('takes the address as %j', async (typed) => {
    await site.agent({ email: 'ada@example.com' });
    expect((await site.login(typed)).status).toBe(200);
  });

  it('on a second phone leaves the first one logged in', async () => {
    const { email } = await site.agent();
    await site.login(email);
    await site.login(email);
    expect(await site.db().$count(sessions)).toBe(2);
  });
});

describe('a login is refused in the same words', () => {
  it.each([
    ['with a wrong password', 'ada@example.com', WRONG],
    ['with a password in another letter case', 'ada@example.com', PASSWORD.toLowerCase()],
    ['with a password and more', 'ada@example.com', `${PASSWORD} `],
    ['for an unknown address', 'nobody@example.com', PASSWORD],
    ['for an agent who never chose a password', 'demo@example.com', PASSWORD],
  ])('%s', async (_why, email, password) => {
    await site.agent({ email: 'ada@example.com' });
    await site.agent({ email: 'demo@example.com', passwordHash: null });
    expect(await site.login(email, password)).toMatchObject({ status: 401, body: REFUSED });
    expect(await site.db().$count(sessions)).toBe(0);
  });

  it('is refused at its field where no password can be as long', async () => {
    const { email } = await site.agent();
    expect(await site.login(email, 'P'.repeat(50_000))).toMatchObject({
      status: 400,
      body: { fields: { password: FIELD_MESSAGES.passwordLong } },
    });
  });
});

describe('a password that was hashed by older figures', () => {
  const hashOf = async (id: string) =>
    (await site.db().select().from(agents).where(eq(agents.id, id)))[0]?.passwordHash ?? '';

  it('is hashed by those of today at the next login, and works on', async () => {
    const old = await hash(PASSWORD, { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 });
    const { id, email, updatedAt } = await site.agent({ passwordHash: old });
    expect((await site.login(email, WRONG)).status).toBe(401);
    expect(await hashOf(id)).toBe(old);
    expect((await site.login(email)).status).toBe(200);
    expect(needsRehash(await hashOf(id))).toBe(false);
    expect((await site.login(email)).status).toBe(200);
    expect((await site.db().select().from(agents))[0]?.updatedAt).toEqual(updatedAt);
  });
});
