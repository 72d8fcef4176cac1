import { authPaths } from '@naija/contracts/http/auth';
import { beforeEach, expect, it } from 'vitest';
import { useServer } from '../../../../test/use-server.ts';
import { post, queuedMessages, SIGNUP } from '../../../../test/signup.ts';

let now: Date;
const server = useServer({ clock: () => now });

beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
});

const address = (index: number) => `agent${String(index)}@example.com`;
let browsers = 0;
/** Each request comes from another browser on one connection. */
const send = (url: string, payload: object) => {
  browsers += 1;
  const headers = { 'content-type': 'application/json', 'user-agent': `browser ${String(browsers)}` };
  return post(server.app, url, undefined, { headers, payload: JSON.stringify(payload) });
};
const signUp = (email: string) => send(authPaths.signup, { ...SIGNUP, email });
const resend = (email: string) => send(authPaths.resendVerification, { email });
const verifyCode = (email: string) => send(authPaths.verifyCode, { email, code: '123456' });

/** Statuses of concurrent calls with addresses 0, 1, 2 and so on. */
async function statuses(count: number, call: (email: string) => Promise<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => call(address(index))));
  return answers.map(({ status }) => status).sort();
}

it.each([
  ['sign-ups', signUp, 201, 300],
  ['new verification mails', resend, 200, 60],
  ['codes', verifyCode, 400, 10],
] as const)('one connection gets six %s, and then one at a time', async (_what, call, good, seconds) => {
  expect(await statuses(7, call)).toEqual([good, good, good, good, good, good, 429].sort());
  now = new Date(now.getTime() + seconds * 1_000);
  expect(await statuses(2, call)).toEqual([good, 429].sort());
});

it.each([true, false])(
  'one address gets five messages in half an hour, with an account (%s) or without',
  async (known) => {
    if (known) await signUp(SIGNUP.email);
    await statuses(known ? 4 : 5, () => resend(SIGNUP.email));
    const refused = await resend(SIGNUP.email.toUpperCase());
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'rate_limited' },
      headers: { 'retry-after': '360' },
    });
    expect(await queuedMessages(server.db)).toHaveLength(known ? 5 : 0);
    now = new Date(now.getTime() + 360_000);
    expect((await resend(SIGNUP.email)).status).toBe(200);
  },
);

it('invalid forms are not counted', async () => {
  for (let tries = 0; tries < 20; tries += 1) await signUp('no address');
  expect((await signUp(SIGNUP.email)).status).toBe(201);
});
