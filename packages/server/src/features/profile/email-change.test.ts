import { emailToConfirm, MESSAGES } from '@naija/contracts/domain/messages';
import { authPaths } from '@naija/contracts/http/auth';
import { describe, expect, it } from 'vitest';
import { issueToken } from '../../account-tokens/repository.ts';
import { EDIT, profileSite } from './testing.ts';

const site = profileSite({ rateLimits: false });
const NEW = 'new@example.com';

const verify = async (token: string) => {
  const answer = await site.app().inject({ method: 'POST', url: authPaths.verify(token) });
  return { status: answer.statusCode, body: answer.json<{ message: string }>() };
};

/** The token in the letter that was sent to an address; empty where there is none. */
async function tokenSentTo(address: string): Promise<string> {
  const letter = (await site.letters()).findLast(({ recipient }) => recipient === address);
  return /\/verified\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

describe('a changed e-mail address', () => {
  it('is asked about at the new one, told to the old one, and not in use before', async () => {
    const { row, token } = await site.agent();
    const { status, body } = await site.edit(token, { ...EDIT, email: 'New@Example.com' });
    expect([status, body.message, body.data?.updatedUser.email]).toEqual([
      201,
      emailToConfirm(NEW),
      row.email,
    ]);
    expect((await site.letters()).map(({ recipient }) => recipient).sort()).toEqual([row.email, NEW].sort());
    expect(await tokenSentTo(row.email)).toBe('');
    expect((await site.read(row.id, token)).body.own?.pendingEmail).toBe(NEW);
  });

  it('is in use, and verified, once the link is opened, which works once', async () => {
    const { row, token } = await site.agent({ emailVerifiedAt: null });
    await site.edit(token, { ...EDIT, email: NEW });
    const link = await tokenSentTo(NEW);
    expect(await verify(link)).toEqual({ status: 200, body: { message: MESSAGES.verified } });
    const { body } = await site.read(row.id, token);
    expect([body.data.email, body.data.isVerified, body.own?.pendingEmail]).toEqual([NEW, true, null]);
    expect((await verify(link)).status).toBe(400);
  });

  it('ends the links that were sent to the old one', async () => {
    const { row, token } = await site.agent({ emailVerifiedAt: null });
    const now = new Date();
    const reset = await issueToken(site.db(), { agentId: row.id, kind: 'reset', now });
    const old = await issueToken(site.db(), { agentId: row.id, kind: 'verify', now });
    await site.edit(token, { ...EDIT, email: NEW });
    await verify(await tokenSentTo(NEW));
    const payload = { newPassword: 'Plantain-Market-7!', confirmPassword: 'Plantain-Market-7!' };
    const answer = await site
      .app()
      .inject({ method: 'POST', url: authPaths.resetPassword(reset.token), payload });
    expect([answer.statusCode, (await verify(old.token)).status]).toEqual([400, 400]);
  });

  it('is the one asked for last', async () => {
    const { row, token } = await site.agent();
    await site.edit(token, { ...EDIT, email: 'first@example.com' });
    await site.edit(token, { ...EDIT, email: NEW });
    expect((await verify(await tokenSentTo('first@example.com'))).status).toBe(400);
    expect((await verify(await tokenSentTo(NEW))).status).toBe(200);
    expect((await site.row(row.id)).email).toBe(NEW);
  });

  it('may still be on its way while other fields are saved with the old one', async () => {
    const { row, token } = await site.agent();
    await site.edit(token, { ...EDIT, email: NEW });
    const { body } = await site.edit(token, { ...EDIT, email: row.email.toUpperCase() });
    expect(body.message).toBe(MESSAGES.profileSaved);
    expect((await site.read(row.id, token)).body.own?.pendingEmail).toBe(NEW);
    expect(await site.letters()).toHaveLength(2);
  });
});

describe('the address of another account', () => {
  it('looks to the agent like any other', async () => {
    const { token, row } = await site.agent();
    await site.agent({ email: NEW });
    const taken = await site.edit(token, { ...EDIT, email: NEW });
    const { updatedAt } = await site.row(row.id);
    expect(taken.body).toMatchObject({
      message: emailToConfirm(NEW),
      data: { updatedUser: { email: row.email } },
    });
    expect((await site.read(row.id, token)).body.own?.pendingEmail).toBe(NEW);
    expect((await site.row(row.id)).updatedAt).toEqual(updatedAt);
  });

  it('is not given away: its owner is told, and no link is sent', async () => {
    const { token } = await site.agent();
    await site.agent({ email: NEW });
    await site.edit(token, { ...EDIT, email: NEW });
    const letter = (await site.letters()).find(({ recipient }) => recipient === NEW);
    expect([letter?.subject, await tokenSentTo(NEW)]).toEqual([
      'This address already has an account on NaijaAgents',
      '',
    ]);
  });

  it('stays with who took it while the link was on its way', async () => {
    const { token, row } = await site.agent();
    await site.edit(token, { ...EDIT, email: NEW });
    await site.agent({ email: NEW });
    expect(await verify(await tokenSentTo(NEW))).toMatchObject({
      status: 400,
      body: { message: MESSAGES.linkDead },
    });
    expect((await site.row(row.id)).email).toBe(row.email);
  });
});
