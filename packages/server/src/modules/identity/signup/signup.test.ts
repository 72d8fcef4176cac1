import { MESSAGES } from '@naija/contracts/domain/messages';
import { agentPaths } from '@naija/contracts/http/agents';
import { authPaths } from '@naija/contracts/http/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountTokens, agents, mailOutbox } from '../../../database/schema.ts';
import { hashPassword, matchesPassword } from '../passwords/hash.ts';
import { addAgent } from '../../../../test/agents.ts';
import { useServer } from '../../../../test/use-server.ts';
import { lastMessage, post, queuedMessages, SIGNUP } from '../../../../test/signup.ts';
const server = useServer({ rateLimits: false, publicUrl: 'https://agents.example' });

const signUp = (fields: object = {}) => post(server.app, authPaths.signup, { ...SIGNUP, ...fields });
const stored = () => server.db.select().from(agents);

describe('signing up', () => {
  it('creates an account with a password', async () => {
    const { status, body, headers } = await signUp({ instagram: 'http://instagram.com/ada' });
    expect({ status, body, cache: headers['cache-control'] }).toEqual({
      status: 201,
      body: { name: 'Ada Obi', email: 'ada@example.com', message: MESSAGES.signupSuccess },
      cache: 'no-store',
    });
    const [agent] = await stored();
    const { password, ...profile } = SIGNUP;
    expect(agent).toMatchObject({ ...profile, instagram: 'https://www.instagram.com/ada' });
    expect(await matchesPassword(agent?.passwordHash ?? undefined, password)).toBe(true);
  });

  it('mails a link to the public address, whatever the Host header', async () => {
    await post(server.app, authPaths.signup, SIGNUP, {
      headers: {
        'content-type': 'application/json',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      },
    });
    const { to, text, code } = await lastMessage(server.db);
    expect([to, code.length, text.includes('evil')]).toEqual(['ada@example.com', 6, false]);
    expect(text).toMatch(/^https:\/\/agents\.example\/verified\?token=[\w-]{43}$/m);
  });

  it('lists no agent before the address is verified', async () => {
    await signUp();
    const [agent] = await stored();
    const image = '0123456789abcdef0123456789abcdef';
    await server.db.update(agents).set({ image, inspectionFee: 5_000 }).where(eq(agents.email, SIGNUP.email));
    const list = await server.app.inject(agentPaths.byLocation('lagos'));
    expect([agent?.emailVerifiedAt, list.statusCode]).toEqual([null, 404]);
  });

  it('stores nothing but the fields of the form', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    const { status } = await signUp({
      id,
      _id: id,
      image: '0123456789abcdef0123456789abcdef',
      isVerified: true,
      emailVerifiedAt: '2020-01-01',
      email_verified_at: '2020-01-01',
      passwordHash: 'x',
      inspectionFee: 1,
      totalDeals: 9,
      createdAt: '2001-01-01',
    });
    const [agent] = await stored();
    expect([status, agent?.id === id, agent?.createdAt.getFullYear() === 2001]).toEqual([201, false, false]);
    expect(agent).toMatchObject({
      image: null,
      emailVerifiedAt: null,
      inspectionFee: null,
      totalDeals: null,
    });
  });

  it('that fails leaves no mail and no account', async () => {
    await server.db.execute(
      'alter table account_tokens add constraint broken check (code_tries < 0) not valid',
    );
    const { status } = await signUp();
    await server.db.execute('alter table account_tokens drop constraint broken');
    expect([status, await server.db.$count(agents), await server.db.$count(mailOutbox)]).toEqual([500, 0, 0]);
  });

  it.each([
    ['a line feed in a name', { name: 'Ada\r\nBcc: eve@example.com' }, 'Ada Bcc: eve@example.com'],
    ['a Unicode line end in a name', { name: 'Ada\u2028Bcc: eve@example.com' }, 'Ada Bcc: eve@example.com'],
  ])('with %s mails nobody else', async (_what, fields, name) => {
    await signUp(fields);
    const { to, subject } = await lastMessage(server.db);
    expect([to, subject.includes('Bcc'), (await stored())[0]?.name]).toEqual([
      'ada@example.com',
      false,
      name,
    ]);
  });
});

describe('an address that has an account', () => {
  it.each(['kemi@example.com', 'KEMI@Example.COM', '  Kemi@example.com ', '\u212Aemi@example.com'])(
    'is one account however it is written: %j',
    async (email) => {
      await signUp({ email: 'kemi@example.com' });
      const { status } = await signUp({ email, name: 'Other' });
      expect([status, (await stored()).map(({ name }) => name)]).toEqual([201, ['Ada Obi']]);
    },
  );

  it('is one account when many sign up with it at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp()));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(201));
    expect([await server.db.$count(agents), await server.db.$count(accountTokens)]).toEqual([1, 1]);
  });

  it('gets the same response, keeps its account, and is notified by mail', async () => {
    const passwordHash = await hashPassword('Another-One-7!');
    const fresh = await signUp({ email: 'bola@example.com' });
    await addAgent(server.db, { email: SIGNUP.email, name: 'Ada Before', passwordHash });
    const taken = await signUp();
    expect([taken.status, taken.body]).toEqual([
      fresh.status,
      { name: 'Ada Obi', email: 'ada@example.com', message: MESSAGES.signupSuccess },
    ]);
    const [agent] = await server.db.select().from(agents).where(eq(agents.email, SIGNUP.email));
    expect(agent).toMatchObject({ name: 'Ada Before', passwordHash });
    const { to, text, token } = await lastMessage(server.db);
    expect([to, token]).toEqual([SIGNUP.email, '']);
    expect(text).toContain('https://agents.example/forgot');
  });

  it('gets a new link while it is unverified, if the password is the same', async () => {
    await signUp();
    const { token: older } = await lastMessage(server.db);
    await signUp();
    const { token } = await lastMessage(server.db);
    expect((await post(server.app, authPaths.verify(older))).status).toBe(400);
    expect((await post(server.app, authPaths.verify(token))).status).toBe(200);
  });

  it('that another person signed up first is not verified for that person', async () => {
    await signUp({ password: 'Stranger-Knows-1!' });
    await signUp();
    const [first, second] = await queuedMessages(server.db);
    expect([first?.token.length, second?.token]).toEqual([43, '']);
  });
});
