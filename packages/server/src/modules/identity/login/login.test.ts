import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { agents, operators, sessions } from '../../../database/schema.ts';
import { needsRehash } from '../passwords/hash.ts';
import { findSession } from '../sessions/repository.ts';
import { useAuthServer, PASSWORD, WRONG } from '../../../../test/use-auth-server.ts';

const server = useAuthServer({ rateLimits: false });
const DAY = 24 * 60 * 60;
const REFUSED = { message: MESSAGES.loginRefused, code: 'unauthorized' };

describe('logging in', () => {
  it('returns a session token and the user', async () => {
    const { id, email, name } = await server.agent({ inspectionFee: 5_000 });
    const { status, body, headers } = await server.login(email);
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

  it('creates a session of a day by the clock of the server', async () => {
    const { email } = await server.agent();
    const { token } = (await server.login(email)).body;
    server.advance(DAY - 1);
    expect(await findSession(server.db, token, server.now())).toBeDefined();
    server.advance(1);
    expect(await findSession(server.db, token, server.now())).toBeUndefined();
  });

  it('is open to agents who have not verified their address or completed their profile', async () => {
    const { email } = await server.agent({ emailVerifiedAt: null, image: null, inspectionFee: null });
    const { body } = await server.login(email);
    expect(body.data.user).toMatchObject({ isVerified: false, image: null, inspectionFee: null });
  });

  it('says that an operator is one', async () => {
    const { id, email } = await server.agent({ image: null, inspectionFee: null });
    await server.db.insert(operators).values({ agentId: id, grantedAt: server.now() });
    expect((await server.login(email)).body.data.user).toMatchObject({ isOperator: true });
  });

  it.each(['ADA@Example.com', '  ada@example.com '])('takes the address as %j', async (typed) => {
    await server.agent({ email: 'ada@example.com' });
    expect((await server.login(typed)).status).toBe(200);
  });

  it('on a second device keeps the first one logged in', async () => {
    const { email } = await server.agent();
    await server.login(email);
    await server.login(email);
    expect(await server.db.$count(sessions)).toBe(2);
  });
});

describe('a login is refused with the same message', () => {
  it.each([
    ['with a wrong password', 'ada@example.com', WRONG],
    ['with a password in another letter case', 'ada@example.com', PASSWORD.toLowerCase()],
    ['with a password and a blank', 'ada@example.com', `${PASSWORD} `],
    ['for an unknown address', 'nobody@example.com', PASSWORD],
    ['for an agent who never chose a password', 'demo@example.com', PASSWORD],
  ])('%s', async (_why, email, password) => {
    await server.agent({ email: 'ada@example.com' });
    await server.agent({ email: 'demo@example.com', passwordHash: null });
    expect(await server.login(email, password)).toMatchObject({ status: 401, body: REFUSED });
    expect(await server.db.$count(sessions)).toBe(0);
  });

  it('is refused at its field for an overlong password', async () => {
    const { email } = await server.agent();
    expect(await server.login(email, 'P'.repeat(50_000))).toMatchObject({
      status: 400,
      body: { fields: { password: FIELD_MESSAGES.passwordLong } },
    });
  });
});

describe('a password that was hashed with older parameters', () => {
  const hashOf = async (id: string) =>
    (await server.db.select().from(agents).where(eq(agents.id, id)))[0]?.passwordHash ?? '';

  it('is rehashed at the next login, and still works', async () => {
    const old = await hash(PASSWORD, { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 });
    const { id, email, updatedAt } = await server.agent({ passwordHash: old });
    expect((await server.login(email, WRONG)).status).toBe(401);
    expect(await hashOf(id)).toBe(old);
    expect((await server.login(email)).status).toBe(200);
    expect(needsRehash(await hashOf(id))).toBe(false);
    expect((await server.login(email)).status).toBe(200);
    expect((await server.db.select().from(agents))[0]?.updatedAt).toEqual(updatedAt);
  });
});
