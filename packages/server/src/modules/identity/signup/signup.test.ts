import { MESSAGES } from '@naija/contracts/domain/messages';
import { agentPaths } from '@naija/contracts/http/agents';
import { authPaths } from '@naija/contracts/http/auth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountTokens, agents, mailOutbox } from '../../../database/schema.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { hashPassword, matchesPassword } from '../passwords/hash.ts';
import { addAgent } from '../../../../test/agents.ts';
import { testApp } from '../../../../test/app.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { lastLetter, post, sentLetters, SIGNUP } from '../../../../test/signup.ts';

const folder = tempFolder();
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await startTestDatabase(folder);
  app = await testApp(database.db, folder, { rateLimits: false, publicUrl: 'https://agents.example' });
});
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(() => emptyTables(database.db));

const signUp = (fields: object = {}) => post(app, authPaths.signup, { ...SIGNUP, ...fields });
const stored = () => database.db.select().from(agents);

describe('signing up', () => {
  it('makes an account that its password opens, and says so', async () => {
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

  it('sends a letter with a link to the address of the product, whatever Host is said', async () => {
    await post(app, authPaths.signup, SIGNUP, {
      headers: {
        'content-type': 'application/json',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      },
    });
    const { to, text, code } = await lastLetter(database.db);
    expect([to, code.length, text.includes('evil')]).toEqual(['ada@example.com', 6, false]);
    expect(text).toMatch(/^https:\/\/agents\.example\/verified\?token=[\w-]{43}$/m);
  });

  it('lists nobody before the address is verified', async () => {
    await signUp();
    const [agent] = await stored();
    const image = '0123456789abcdef0123456789abcdef';
    await database.db
      .update(agents)
      .set({ image, inspectionFee: 5_000 })
      .where(eq(agents.email, SIGNUP.email));
    const list = await app.inject(agentPaths.byLocation('lagos'));
    expect([agent?.emailVerifiedAt, list.statusCode]).toEqual([null, 404]);
  });

  it('stores nothing but the form, whatever else is sent', async () => {
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

  it('that cannot be stored sends no letter and leaves no account', async () => {
    await database.db.execute(
      'alter table account_tokens add constraint broken check (code_tries < 0) not valid',
    );
    const { status } = await signUp();
    await database.db.execute('alter table account_tokens drop constraint broken');
    expect([status, await database.db.$count(agents), await database.db.$count(mailOutbox)]).toEqual([
      500, 0, 0,
    ]);
  });

  it.each([
    ['a line feed in a name', { name: 'Ada\r\nBcc: eve@example.com' }, 'Ada Bcc: eve@example.com'],
    ['a Unicode line end in a name', { name: 'Ada\u2028Bcc: eve@example.com' }, 'Ada Bcc: eve@example.com'],
  ])('with %s writes to nobody else', async (_what, fields, name) => {
    await signUp(fields);
    const { to, subject } = await lastLetter(database.db);
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
    expect([await database.db.$count(agents), await database.db.$count(accountTokens)]).toEqual([1, 1]);
  });

  it('is answered as any other, keeps what it has, and is written to', async () => {
    const passwordHash = await hashPassword('Another-One-7!');
    const fresh = await signUp({ email: 'bola@example.com' });
    await addAgent(database.db, { email: SIGNUP.email, name: 'Ada Before', passwordHash });
    const taken = await signUp();
    expect([taken.status, taken.body]).toEqual([
      fresh.status,
      { name: 'Ada Obi', email: 'ada@example.com', message: MESSAGES.signupSuccess },
    ]);
    const [agent] = await database.db.select().from(agents).where(eq(agents.email, SIGNUP.email));
    expect(agent).toMatchObject({ name: 'Ada Before', passwordHash });
    const { to, text, token } = await lastLetter(database.db);
    expect([to, token]).toEqual([SIGNUP.email, '']);
    expect(text).toContain('https://agents.example/forgot');
  });

  it('gets a fresh link while it waits for verification, if the password is the same', async () => {
    await signUp();
    const { token: older } = await lastLetter(database.db);
    await signUp();
    const { token } = await lastLetter(database.db);
    expect((await post(app, authPaths.verify(older))).status).toBe(400);
    expect((await post(app, authPaths.verify(token))).status).toBe(200);
  });

  it('of which a stranger took hold first is not verified for the stranger', async () => {
    await signUp({ password: 'Stranger-Knows-1!' });
    await signUp();
    const [first, second] = await sentLetters(database.db);
    expect([first?.token.length, second?.token]).toEqual([43, '']);
  });
});
