import { MESSAGES } from '@naija/contracts/domain/messages';
import { authPaths } from '@naija/contracts/http/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { agents } from '../../../database/schema.ts';
import { addAgent } from '../../../../test/agents.ts';
import { useServer } from '../../../../test/use-server.ts';
import { lastMessage, post, queuedMessages, SIGNUP } from '../../../../test/signup.ts';

const SIGNED_UP = new Date('2026-11-20T12:00:00Z');
const HOUR = 60 * 60 * 1_000;
const DEAD = { status: 400, body: { message: MESSAGES.linkDead, code: 'bad_request' } };
const USED = { status: 410, body: { message: MESSAGES.linkUsed, code: 'link_used' } };
const WRONG = {
  status: 400,
  body: { message: MESSAGES.codeWrong, code: 'bad_request', fields: { code: MESSAGES.codeWrong } },
};
const VERIFIED = { status: 200, body: { message: MESSAGES.verified } };
let now: Date;
const server = useServer({ rateLimits: false, clock: () => now });

beforeEach(async () => {
  now = SIGNED_UP;
  await post(server.app, authPaths.signup, SIGNUP);
});

const verify = async (token: string) => answer(await post(server.app, authPaths.verify(token)));
const verifyCode = async (code: string, email = SIGNUP.email) =>
  answer(await post(server.app, authPaths.verifyCode, { email, code }));
const resend = async (email = SIGNUP.email) =>
  answer(await post(server.app, authPaths.resendVerification, { email }));
const answer = ({ status, body }: { status: number; body: unknown }) => ({ status, body });
const lastMail = () => lastMessage(server.db);
const verifiedAt = async () => (await server.db.select().from(agents))[0]?.emailVerifiedAt;
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the link of the mail', () => {
  it('verifies the address, once', async () => {
    const { token } = await lastMail();
    now = new Date(SIGNED_UP.getTime() + HOUR);
    expect(await verify(token)).toEqual(VERIFIED);
    expect(await verifiedAt()).toEqual(now);
    expect(await verify(token)).toEqual(USED);
  });

  it('says that it was used, after the code of the same mail', async () => {
    const { token, code } = await lastMail();
    expect(await verifyCode(code)).toEqual(VERIFIED);
    expect(await verify(token)).toEqual(USED);
  });

  it('that was replaced before it was used reveals nothing about the account', async () => {
    const older = await lastMail();
    await resend();
    await verifyCode((await lastMail()).code);
    expect(await verify(older.token)).toEqual(DEAD);
  });

  it('works for 24 hours', async () => {
    const { token } = await lastMail();
    now = new Date(SIGNED_UP.getTime() + 24 * HOUR);
    expect(await verify(token)).toEqual(DEAD);
    now = new Date(now.getTime() - 1);
    expect(await verify(token)).toEqual(VERIFIED);
  });

  it('verifies once when it is opened 20 times at the same moment', async () => {
    const { token } = await lastMail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each(['', 'x', '\0', 'ọ'.repeat(900)])('is not %j', async (token) => {
    expect(await verify(token)).toEqual(DEAD);
    expect(await verifiedAt()).toBeNull();
  });

  it('without a token is answered as an invalid one', async () => {
    expect(answer(await post(server.app, authPaths.verify('').split('?')[0] ?? ''))).toEqual(DEAD);
  });

  it('with two tokens is refused', async () => {
    const { token } = await lastMail();
    const { status } = await post(server.app, `${authPaths.verify(token)}&token=${token}`);
    expect([status, await verifiedAt()]).toEqual([400, null]);
  });
});

describe('the code of the mail', () => {
  it('verifies the address, in any letter case', async () => {
    const { code } = await lastMail();
    expect(await verifyCode(code, 'ADA@example.com')).toEqual(VERIFIED);
    expect(await verifiedAt()).toEqual(now);
  });

  it('may be typed with a gap', async () => {
    const { code } = await lastMail();
    expect(await verifyCode(` ${code.slice(0, 3)} ${code.slice(3)}`)).toEqual(VERIFIED);
  });

  it('does not work after five wrong ones, and the link does', async () => {
    const { code, token } = await lastMail();
    for (let tries = 0; tries < 5; tries += 1) expect(await verifyCode(otherThan(code))).toEqual(WRONG);
    expect(await verifyCode(code)).toEqual(WRONG);
    expect(await verify(token)).toEqual(VERIFIED);
  });

  it('does not verify the address of another agent', async () => {
    const { code } = await lastMail();
    await addAgent(server.db, { email: 'bola@example.com', emailVerifiedAt: null });
    expect(await verifyCode(code, 'bola@example.com')).toEqual(WRONG);
  });

  it('for an address without an account is answered as a wrong one', async () => {
    expect(await verifyCode('123456', 'nobody@example.com')).toEqual(WRONG);
  });
});

describe('requesting a new mail', () => {
  it('revokes the older link and code', async () => {
    const older = await lastMail();
    await resend();
    const newer = await lastMail();
    expect(await verify(older.token)).toEqual(DEAD);
    if (older.code !== newer.code) expect(await verifyCode(older.code)).toEqual(WRONG);
    expect(await verifyCode(newer.code)).toEqual(VERIFIED);
  });

  it('gets the same response for every address, and mails unverified ones only', async () => {
    await addAgent(server.db, { email: 'verified@example.com' });
    const addresses = [SIGNUP.email, 'verified@example.com', 'nobody@example.com'];
    const answers = [];
    for (const address of addresses) answers.push(await resend(address));
    expect(answers).toEqual(
      addresses.map(() => ({ status: 200, body: { message: MESSAGES.verificationSent } })),
    );
    expect((await queuedMessages(server.db)).map(({ to }) => to)).toEqual([SIGNUP.email, SIGNUP.email]);
  });
});
