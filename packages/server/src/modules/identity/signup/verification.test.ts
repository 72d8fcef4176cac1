import { MESSAGES } from '@naija/contracts/domain/messages';
import { authPaths } from '@naija/contracts/http/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agents } from '../../../database/schema.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { addAgent } from '../../../../test/agents.ts';
import { testApp } from '../../../../test/app.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { lastLetter, post, sentLetters, SIGNUP } from '../../../../test/signup.ts';

const folder = tempFolder();
const SIGNED_UP = new Date('2026-11-20T12:00:00Z');
const HOUR = 60 * 60 * 1_000;
const DEAD = { status: 400, body: { message: MESSAGES.linkDead, code: 'bad_request' } };
const WRONG = {
  status: 400,
  body: { message: MESSAGES.codeWrong, code: 'bad_request', fields: { code: MESSAGES.codeWrong } },
};
const VERIFIED = { status: 200, body: { message: MESSAGES.verified } };
let database: TestDatabase;
let app: App;
let now: Date;

beforeAll(async () => {
  database = await startTestDatabase(folder);
  app = await testApp(database.db, folder, { rateLimits: false, clock: () => now });
});
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(async () => {
  await emptyTables(database.db);
  now = SIGNED_UP;
  await post(app, authPaths.signup, SIGNUP);
});

const verify = async (token: string) => answer(await post(app, authPaths.verify(token)));
const verifyCode = async (code: string, email = SIGNUP.email) =>
  answer(await post(app, authPaths.verifyCode, { email, code }));
const resend = async (email = SIGNUP.email) =>
  answer(await post(app, authPaths.resendVerification, { email }));
const answer = ({ status, body }: { status: number; body: unknown }) => ({ status, body });
const letter = () => lastLetter(database.db);
const verifiedAt = async () => (await database.db.select().from(agents))[0]?.emailVerifiedAt;
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the link of the letter', () => {
  it('verifies the address, once', async () => {
    const { token } = await letter();
    now = new Date(SIGNED_UP.getTime() + HOUR);
    expect(await verify(token)).toEqual(VERIFIED);
    expect(await verifiedAt()).toEqual(now);
    expect(await verify(token)).toEqual(DEAD);
  });

  it('works for 24 hours', async () => {
    const { token } = await letter();
    now = new Date(SIGNED_UP.getTime() + 24 * HOUR);
    expect(await verify(token)).toEqual(DEAD);
    now = new Date(now.getTime() - 1);
    expect(await verify(token)).toEqual(VERIFIED);
  });

  it('verifies once when it is opened 20 times at the same moment', async () => {
    const { token } = await letter();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each(['', 'x', '\0', 'ọ'.repeat(900)])('is not %j', async (token) => {
    expect(await verify(token)).toEqual(DEAD);
    expect(await verifiedAt()).toBeNull();
  });

  it('without a token says how to go on', async () => {
    expect(answer(await post(app, authPaths.verify('').split('?')[0] ?? ''))).toEqual(DEAD);
  });

  it('with two tokens is refused', async () => {
    const { token } = await letter();
    const { status } = await post(app, `${authPaths.verify(token)}&token=${token}`);
    expect([status, await verifiedAt()]).toEqual([400, null]);
  });
});

describe('the code of the letter', () => {
  it('verifies the address, however the address is capitalised', async () => {
    const { code } = await letter();
    expect(await verifyCode(code, 'ADA@example.com')).toEqual(VERIFIED);
    expect(await verifiedAt()).toEqual(now);
  });

  it('may be typed with a gap', async () => {
    const { code } = await letter();
    expect(await verifyCode(` ${code.slice(0, 3)} ${code.slice(3)}`)).toEqual(VERIFIED);
  });

  it('does not work after five wrong ones, and the link does', async () => {
    const { code, token } = await letter();
    for (let tries = 0; tries < 5; tries += 1) expect(await verifyCode(otherThan(code))).toEqual(WRONG);
    expect(await verifyCode(code)).toEqual(WRONG);
    expect(await verify(token)).toEqual(VERIFIED);
  });

  it('of somebody else does not verify', async () => {
    const { code } = await letter();
    await addAgent(database.db, { email: 'bola@example.com', emailVerifiedAt: null });
    expect(await verifyCode(code, 'bola@example.com')).toEqual(WRONG);
  });

  it('for an address without an account is answered as a wrong one', async () => {
    expect(await verifyCode('123456', 'nobody@example.com')).toEqual(WRONG);
  });
});

describe('asking for a new letter', () => {
  it('makes the older link and code useless', async () => {
    const older = await letter();
    await resend();
    const newer = await letter();
    expect(await verify(older.token)).toEqual(DEAD);
    if (older.code !== newer.code) expect(await verifyCode(older.code)).toEqual(WRONG);
    expect(await verifyCode(newer.code)).toEqual(VERIFIED);
  });

  it('is answered the same for every address, and written to only where one is waited for', async () => {
    await addAgent(database.db, { email: 'verified@example.com' });
    const addresses = [SIGNUP.email, 'verified@example.com', 'nobody@example.com'];
    const answers = [];
    for (const address of addresses) answers.push(await resend(address));
    expect(answers).toEqual(
      addresses.map(() => ({ status: 200, body: { message: MESSAGES.verificationSent } })),
    );
    expect((await sentLetters(database.db)).map(({ to }) => to)).toEqual([SIGNUP.email, SIGNUP.email]);
  });
});
