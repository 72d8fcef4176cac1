import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import { authPaths } from '@naija/contracts/http/auth';
import { describe, expect, it } from 'vitest';
import { issueToken, useToken } from '../tokens/repository.ts';
import { agents, sessions } from '../../../database/schema.ts';
import { authSite, PASSWORD, resetToken } from '../../../../test/login.ts';

const site = authSite({ rateLimits: false });
const NEW = 'Harmattan-Lorry-9!';
const DEAD = { status: 400, body: { message: MESSAGES.linkDead, code: 'bad_request' } };

describe('a new password by the link of a mail', () => {
  it('replaces the old one, and logs out everywhere', async () => {
    const { email } = await site.agent();
    await site.login(email);
    await site.login(email);
    const token = await resetToken(site, email);
    expect(await site.reset(token, NEW)).toMatchObject({
      status: 200,
      body: { message: MESSAGES.resetSuccess },
    });
    expect(await site.db().$count(sessions)).toBe(0);
    expect((await site.login(email)).status).toBe(401);
    expect((await site.login(email, NEW)).status).toBe(200);
  });

  it('is told by mail', async () => {
    const { email } = await site.agent();
    await site.reset(await resetToken(site, email), NEW);
    const [letter] = await site.letters();
    expect([letter?.recipient, letter?.subject]).toEqual([
      email,
      'Your password for NaijaAgents was changed',
    ]);
    expect(letter?.text).not.toContain(NEW);
  });

  it('verifies the address, for whoever has the mail owns it', async () => {
    const { email } = await site.agent({ emailVerifiedAt: null });
    await site.reset(await resetToken(site, email), NEW);
    expect((await site.db().select().from(agents))[0]?.emailVerifiedAt).toEqual(site.now());
  });

  it('leaves an address verified when it was, and the record as it was edited', async () => {
    const { email, emailVerifiedAt, updatedAt } = await site.agent();
    await site.reset(await resetToken(site, email), NEW);
    expect((await site.db().select().from(agents))[0]).toMatchObject({ emailVerifiedAt, updatedAt });
  });

  it('leaves the link that verifies alive, and takes back a change of address', async () => {
    const { id: agentId, email } = await site.agent({ emailVerifiedAt: null });
    const now = site.now();
    const verify = await issueToken(site.db(), { agentId, kind: 'verify', now });
    const change = await issueToken(site.db(), { agentId, kind: 'email', now, email: 'thief@example.com' });
    await site.reset(await resetToken(site, email), NEW);
    expect(await useToken(site.db(), { kind: 'verify', token: verify.token, now })).toBe(agentId);
    expect(await useToken(site.db(), { kind: 'email', token: change.token, now })).toBeUndefined();
  });

  it('is of use to no login with the old one that runs just then', async () => {
    const { email } = await site.agent();
    for (let round = 0; round < 10; round += 1) {
      const [old, next] = round % 2 === 0 ? [PASSWORD, NEW] : [NEW, PASSWORD];
      const token = await resetToken(site, email);
      await Promise.all([site.login(email, old), site.reset(token, next), site.login(email, old)]);
      expect(await site.db().$count(sessions)).toBe(0);
    }
  });
});

describe('a reset link', () => {
  it('works once', async () => {
    const token = await resetToken(site, (await site.agent()).email);
    expect((await site.reset(token, NEW)).status).toBe(200);
    expect(await site.reset(token, PASSWORD)).toMatchObject(DEAD);
  });

  it('works for exactly one of 20 who use it at the same moment', async () => {
    const { email } = await site.agent();
    const token = await resetToken(site, email);
    const choices = Array.from({ length: 20 }, (_, index) => `${NEW}${String(index)}`);
    const answers = await Promise.all(choices.map((choice) => site.reset(token, choice)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    const chosen = choices[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await site.login(email, chosen)).status).toBe(200);
    expect(await site.letters()).toHaveLength(2);
  });

  it('works for an hour by the clock of the server', async () => {
    const token = await resetToken(site, (await site.agent()).email);
    site.later(60 * 60);
    expect(await site.reset(token, NEW)).toMatchObject(DEAD);
  });

  it('works after a password that was refused', async () => {
    const token = await resetToken(site, (await site.agent()).email);
    expect(await site.reset(token, 'Dragon#1')).toMatchObject({
      status: 400,
      body: { fields: { newPassword: FIELD_MESSAGES.passwordCommon } },
    });
    expect((await site.reset(token, NEW)).status).toBe(200);
  });

  it.each(['unknown', 'a'.repeat(43), '\0', '\uFFFD', 'ọ'.repeat(900), ''])('is not %j', async (token) => {
    expect(await site.reset(token, NEW)).toMatchObject(DEAD);
  });

  it('is missing where the address has none', async () => {
    const url = authPaths.resetPassword('').split('?')[0] ?? '';
    expect(await site.post(url, { newPassword: NEW, confirmPassword: NEW })).toMatchObject(DEAD);
  });
});
