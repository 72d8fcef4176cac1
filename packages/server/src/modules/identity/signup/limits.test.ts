import { authPaths } from '@naija/contracts/http/auth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { App } from '../../../platform/http/app-type.ts';
import { testApp } from '../../../../test/app.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { post, sentLetters, SIGNUP } from '../../../../test/signup.ts';

const folder = tempFolder();
let database: TestDatabase;
let app: App;
let now: Date;

beforeAll(async () => {
  database = await startTestDatabase(folder);
  app = await testApp(database.db, folder, { clock: () => now });
});
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(async () => {
  await emptyTables(database.db);
  now = new Date('2026-11-20T12:00:00Z');
});

const address = (index: number) => `agent${String(index)}@example.com`;
const signUp = (email: string) => post(app, authPaths.signup, { ...SIGNUP, email });
const resend = (email: string) => post(app, authPaths.resendVerification, { email });
const verifyCode = (email: string) => post(app, authPaths.verifyCode, { email, code: '123456' });

/** The statuses of calls with addresses 0, 1, 2 and so on, all at once. */
async function statuses(count: number, call: (email: string) => Promise<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => call(address(index))));
  return answers.map(({ status }) => status).sort();
}

it.each([
  ['sign-ups', signUp, 201],
  ['new letters', resend, 200],
  ['codes', verifyCode, 400],
] as const)('one connection gets six %s, and then one in ten seconds', async (_what, call, good) => {
  expect(await statuses(7, call)).toEqual([good, good, good, good, good, good, 429].sort());
  now = new Date(now.getTime() + 10_000);
  expect(await statuses(2, call)).toEqual([good, 429].sort());
});

it.each([true, false])(
  'one address gets five letters in half an hour, with an account (%s) or without',
  async (known) => {
    if (known) await signUp(SIGNUP.email);
    await statuses(known ? 4 : 5, () => resend(SIGNUP.email));
    const refused = await resend(SIGNUP.email.toUpperCase());
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'rate_limited' },
      headers: { 'retry-after': '360' },
    });
    expect(await sentLetters(database.db)).toHaveLength(known ? 5 : 0);
    now = new Date(now.getTime() + 360_000);
    expect((await resend(SIGNUP.email)).status).toBe(200);
  },
);

it('what is refused for what was typed costs nothing', async () => {
  for (let tries = 0; tries < 20; tries += 1) await signUp('no address');
  expect((await signUp(SIGNUP.email)).status).toBe(201);
});
