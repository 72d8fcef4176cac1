import { emailToConfirm, FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import { describe, expect, it } from 'vitest';
import { issueToken } from '../tokens/repository.ts';
import { revokeSession } from '../sessions/repository.ts';
import { credentialSite, moveTo, tokenSentTo, tokensSentTo, WRONG } from '../../../../test/credentials.ts';

const site = credentialSite({ rateLimits: false });
const NEW = 'new@example.com';
const linkTo = (address: string) => tokenSentTo(site, address, '/verified');
const linksTo = (address: string) => tokensSentTo(site, address, '/verified');

describe('another e-mail address', () => {
  it('is asked about at that one, told to the old one, and not in use before', async () => {
    const { row, token } = await site.agent();
    const { status, body } = await site.changeEmail(token, 'New@Example.com');
    expect([status, body.message]).toEqual([200, emailToConfirm(NEW)]);
    expect((await site.letters()).map(({ recipient }) => recipient).sort()).toEqual([row.email, NEW].sort());
    expect(await linksTo(row.email)).toEqual([]);
    const record = (await site.read(row.id, token)).body;
    expect([record.data.email, record.own?.pendingEmail]).toEqual([row.email, NEW]);
  });

  it('needs the current password, and the form stays open for another try', async () => {
    const { row, token } = await site.agent();
    expect(await site.changeEmail(token, NEW, WRONG)).toMatchObject({
      status: 403,
      body: { code: 'forbidden', fields: { currentPassword: FIELD_MESSAGES.currentWrong } },
    });
    expect([await site.letters(), await site.isOpen(token)]).toEqual([[], true]);
    expect((await site.read(row.id, token)).body.own?.pendingEmail).toBeNull();
  });

  it('cannot be asked for without a session, or with one of an account without a password', async () => {
    const { token } = await site.agent({ passwordHash: null });
    expect((await site.changeEmail(undefined, NEW)).status).toBe(401);
    expect((await site.changeEmail(token, NEW)).status).toBe(403);
  });

  it('is not the one that the agent has, however it is written', async () => {
    const { row, token } = await site.agent();
    expect(await site.changeEmail(token, row.email.toUpperCase())).toMatchObject({
      status: 400,
      body: { fields: { email: FIELD_MESSAGES.emailSame } },
    });
    expect(await site.letters()).toEqual([]);
  });

  it('is in use, and verified, once the link is opened, which works once', async () => {
    const { row, token } = await site.agent({ emailVerifiedAt: null });
    await site.changeEmail(token, NEW);
    const link = await linkTo(NEW);
    expect(await site.verify(link)).toMatchObject({ status: 200, body: { message: MESSAGES.verified } });
    const { body } = await site.read(row.id, token);
    expect([body.data.email, body.data.isVerified, body.own?.pendingEmail]).toEqual([NEW, true, null]);
    expect((await site.verify(link)).status).toBe(400);
  });

  it('ends the links that were sent to the old one', async () => {
    const { row, token } = await site.agent({ emailVerifiedAt: null });
    const now = site.now();
    const reset = await issueToken(site.db(), { agentId: row.id, kind: 'reset', now });
    const old = await issueToken(site.db(), { agentId: row.id, kind: 'verify', now });
    await moveTo(site, token, NEW);
    expect([(await site.reset(reset.token)).status, (await site.verify(old.token)).status]).toEqual([
      400, 400,
    ]);
  });

  it('is the one asked for last', async () => {
    const { row, token } = await site.agent();
    await site.changeEmail(token, 'first@example.com');
    await site.changeEmail(token, NEW);
    expect((await site.verify(await linkTo('first@example.com'))).status).toBe(400);
    expect((await site.verify(await linkTo(NEW))).status).toBe(200);
    expect((await site.row(row.id)).email).toBe(NEW);
  });

  it('leaves only the session that asked, once it is confirmed', async () => {
    const { row, token } = await site.agent();
    const other = await site.session(row.id);
    await site.changeEmail(token, NEW);
    expect(await site.isOpen(other)).toBe(true);
    await site.verify(await linkTo(NEW));
    expect([await site.isOpen(token), await site.isOpen(other)]).toEqual([true, false]);
  });

  it('leaves no session where the one that asked is over by then', async () => {
    const { row, token } = await site.agent();
    const other = await site.session(row.id);
    await site.changeEmail(token, NEW);
    await revokeSession(site.db(), token);
    await site.verify(await linkTo(NEW));
    expect(await site.isOpen(other)).toBe(false);
  });
});

describe('the address of another account', () => {
  it('looks to the agent like any other', async () => {
    const { token, row } = await site.agent();
    await site.agent({ email: NEW });
    const { status, body } = await site.changeEmail(token, NEW);
    expect([status, body]).toEqual([200, { message: emailToConfirm(NEW) }]);
    expect((await site.read(row.id, token)).body.own?.pendingEmail).toBe(NEW);
  });

  it('is not given away: its owner is told, and no link is sent', async () => {
    const { token } = await site.agent();
    await site.agent({ email: NEW });
    await site.changeEmail(token, NEW);
    const letter = (await site.letters()).find(({ recipient }) => recipient === NEW);
    expect([letter?.subject, await linksTo(NEW)]).toEqual([
      'This address already has an account on NaijaAgents',
      [],
    ]);
  });

  it('stays with who took it while the link was on its way', async () => {
    const { token, row } = await site.agent();
    await site.changeEmail(token, NEW);
    await site.agent({ email: NEW });
    expect(await site.verify(await linkTo(NEW))).toMatchObject({
      status: 400,
      body: { message: MESSAGES.linkDead },
    });
    expect((await site.row(row.id)).email).toBe(row.email);
  });
});
