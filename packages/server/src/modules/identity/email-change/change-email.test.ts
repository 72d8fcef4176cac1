import {
  emailChangeResent,
  emailToConfirm,
  FIELD_MESSAGES,
  MESSAGES,
} from '@naija/contracts/domain/messages';
import { describe, expect, it } from 'vitest';
import { issueToken } from '../tokens/repository.ts';
import { revokeSession } from '../sessions/repository.ts';
import {
  useCredentialServer,
  moveTo,
  tokenSentTo,
  tokensSentTo,
  WRONG,
} from '../../../../test/use-credential-server.ts';

const server = useCredentialServer({ rateLimits: false });
const NEW = 'new@example.com';
const linkTo = (address: string) => tokenSentTo(server, address, '/verified');
const linksTo = (address: string) => tokensSentTo(server, address, '/verified');

describe('another email address', () => {
  it('is verified by mail, announced to the old one, and not in use before', async () => {
    const { row, token } = await server.agent();
    const { status, body } = await server.changeEmail(token, 'New@Example.com');
    expect([status, body.message]).toEqual([200, emailToConfirm(NEW)]);
    expect((await server.messages()).map(({ recipient }) => recipient).sort()).toEqual(
      [row.email, NEW].sort(),
    );
    expect(await linksTo(row.email)).toEqual([]);
    const record = (await server.read(row.id, token)).body;
    expect([record.data.email, record.own?.pendingEmail]).toEqual([row.email, NEW]);
  });

  it('needs the current password, and the form stays open for another try', async () => {
    const { row, token } = await server.agent();
    expect(await server.changeEmail(token, NEW, WRONG)).toMatchObject({
      status: 403,
      body: { code: 'forbidden', fields: { currentPassword: FIELD_MESSAGES.currentWrong } },
    });
    expect([await server.messages(), await server.isOpen(token)]).toEqual([[], true]);
    expect((await server.read(row.id, token)).body.own?.pendingEmail).toBeNull();
  });

  it('cannot be requested without a session or without a password', async () => {
    const { token } = await server.agent({ passwordHash: null });
    expect((await server.changeEmail(undefined, NEW)).status).toBe(401);
    expect((await server.changeEmail(token, NEW)).status).toBe(403);
  });

  it('cannot be the current one, in any letter case', async () => {
    const { row, token } = await server.agent();
    expect(await server.changeEmail(token, row.email.toUpperCase())).toMatchObject({
      status: 400,
      body: { fields: { email: FIELD_MESSAGES.emailSame } },
    });
    expect(await server.messages()).toEqual([]);
  });

  it('is in use, and verified, once the link is opened, which works once', async () => {
    const { row, token } = await server.agent({ emailVerifiedAt: null });
    await server.changeEmail(token, NEW);
    const link = await linkTo(NEW);
    expect(await server.verify(link)).toMatchObject({ status: 200, body: { message: MESSAGES.verified } });
    const { body } = await server.read(row.id, token);
    expect([body.data.email, body.data.isVerified, body.own?.pendingEmail]).toEqual([NEW, true, null]);
    expect((await server.verify(link)).status).toBe(410);
  });

  it('revokes the links that were sent to the old one', async () => {
    const { row, token } = await server.agent({ emailVerifiedAt: null });
    const now = server.now();
    const reset = await issueToken(server.db, { agentId: row.id, kind: 'reset', now });
    const old = await issueToken(server.db, { agentId: row.id, kind: 'verify', now });
    await moveTo(server, token, NEW);
    expect([(await server.reset(reset.token)).status, (await server.verify(old.token)).status]).toEqual([
      400, 400,
    ]);
  });

  it('is the one requested last', async () => {
    const { row, token } = await server.agent();
    await server.changeEmail(token, 'first@example.com');
    await server.changeEmail(token, NEW);
    expect((await server.verify(await linkTo('first@example.com'))).status).toBe(400);
    expect((await server.verify(await linkTo(NEW))).status).toBe(200);
    expect((await server.row(row.id)).email).toBe(NEW);
  });

  it('ends all sessions but the one that requested it, once it is confirmed', async () => {
    const { row, token } = await server.agent();
    const other = await server.session(row.id);
    await server.changeEmail(token, NEW);
    expect(await server.isOpen(other)).toBe(true);
    await server.verify(await linkTo(NEW));
    expect([await server.isOpen(token), await server.isOpen(other)]).toEqual([true, false]);
  });

  it('ends all sessions if the one that requested it has ended', async () => {
    const { row, token } = await server.agent();
    const other = await server.session(row.id);
    await server.changeEmail(token, NEW);
    await revokeSession(server.db, token);
    await server.verify(await linkTo(NEW));
    expect(await server.isOpen(other)).toBe(false);
  });
});

describe('a change that waits to be confirmed', () => {
  const pendingEmail = async ({ row, token }: { row: { id: string }; token: string }) =>
    (await server.read(row.id, token)).body.own?.pendingEmail;

  it('gets another link on request, and the earlier one does not work', async () => {
    const { token } = await server.agent();
    await server.changeEmail(token, NEW);
    expect(await server.resendEmailChange(token)).toMatchObject({
      status: 200,
      body: { message: emailChangeResent(NEW) },
    });
    const [first = '', second = ''] = await linksTo(NEW);
    expect((await server.verify(first)).status).toBe(400);
    expect((await server.verify(second)).status).toBe(200);
  });

  it('keeps the session logged in that requested it, whichever asks for another link', async () => {
    const { row, token } = await server.agent();
    const other = await server.session(row.id);
    await server.changeEmail(token, NEW);
    await server.resendEmailChange(other);
    await server.verify(await linkTo(NEW));
    expect([await server.isOpen(token), await server.isOpen(other)]).toEqual([true, false]);
  });

  it('ends when it is cancelled: its link does not work, and the old address stays', async () => {
    const agent = await server.agent();
    await server.changeEmail(agent.token, NEW);
    expect((await server.cancelEmailChange(agent.token)).status).toBe(204);
    expect(await pendingEmail(agent)).toBeNull();
    expect((await server.verify(await linkTo(NEW))).status).toBe(400);
    expect((await server.row(agent.row.id)).email).toBe(agent.row.email);
    expect((await server.resendEmailChange(agent.token)).status).toBe(404);
  });

  it('is not cancelled by another agent or by a visitor', async () => {
    const agent = await server.agent();
    await server.changeEmail(agent.token, NEW);
    const other = await server.agent({ email: 'bola@example.com' });
    expect((await server.cancelEmailChange(other.token)).status).toBe(204);
    expect((await server.cancelEmailChange()).status).toBe(401);
    expect((await server.resendEmailChange(other.token)).status).toBe(404);
    expect(await pendingEmail(agent)).toBe(NEW);
  });
});

describe('the address of another account', () => {
  it('looks to the agent like any other', async () => {
    const { token, row } = await server.agent();
    await server.agent({ email: NEW });
    const { status, body } = await server.changeEmail(token, NEW);
    expect([status, body]).toEqual([200, { message: emailToConfirm(NEW) }]);
    expect((await server.read(row.id, token)).body.own?.pendingEmail).toBe(NEW);
  });

  it('is not given away: its owner is notified, and no link is sent', async () => {
    const { token } = await server.agent();
    await server.agent({ email: NEW });
    await server.changeEmail(token, NEW);
    const message = (await server.messages()).find(({ recipient }) => recipient === NEW);
    expect([message?.subject, await linksTo(NEW)]).toEqual([
      'This email already has an account on NaijaAgents',
      [],
    ]);
  });

  it('stays with the account that took it before the link was opened', async () => {
    const { token, row } = await server.agent();
    await server.changeEmail(token, NEW);
    await server.agent({ email: NEW });
    expect(await server.verify(await linkTo(NEW))).toMatchObject({
      status: 400,
      body: { message: MESSAGES.linkDead },
    });
    expect((await server.row(row.id)).email).toBe(row.email);
  });
});
