import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import { PHONE_MESSAGES } from '@naija/contracts/domain/phone-messages';
import { agentPaths } from '@naija/contracts/http/agents';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EDIT } from '../../../../test/profile-forms.ts';
import {
  moveTo,
  NEW,
  tokenSentTo,
  tokensSentTo,
  useCredentialServer,
  WRONG,
} from '../../../../test/use-credential-server.ts';
import { emailRestores, type NewAgent } from '../../../database/schema.ts';

const server = useCredentialServer({ publicUrl: 'https://agents.example' });
const OLD = '+2348031234567';
const OTHER = '+2348031234568';
const THIRD = '+2348031234569';
const DAY_S = 24 * 60 * 60;
const REFUSED = {
  status: 403,
  body: {
    message: PHONE_MESSAGES.passwordNeeded,
    fields: { currentPassword: PHONE_MESSAGES.passwordNeeded },
  },
};

const agent = (fields: Partial<NewAgent> = {}) =>
  server.agent({ phone: OLD, verifiedPhone: '2348031234567', phoneVerifiedAt: server.now(), ...fields });

async function edit(token: string, phone: string, headers = {}) {
  const response = await server.app.inject({
    method: 'PUT',
    url: agentPaths.edit,
    payload: { ...EDIT, phone },
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  type Body = { message: string; fields?: Record<string, string> };
  return { status: response.statusCode, body: response.json<Body>() };
}

async function change(token: string, phone: string): Promise<void> {
  const statuses = [(await server.allowPhone(token, phone)).status, (await edit(token, phone)).status];
  if (statuses.join() !== '204,201') throw new Error(`the number was not changed: ${statuses.join()}`);
}

const wayBack = (address: string) => tokenSentTo(server, address, '/restore-phone');

describe('another phone number', () => {
  it('is refused without the password, at the field for it, and nothing of the edit is saved', async () => {
    const { row, token } = await agent();
    expect(await edit(token, OTHER)).toMatchObject(REFUSED);
    expect(await server.row(row.id)).toEqual(row);
    expect(await server.messages()).toEqual([]);
  });

  it('is saved once the password has allowed it, and the mailbox is told', async () => {
    const { row, token } = await agent();
    expect((await server.allowPhone(token, '08031234568')).status).toBe(204);
    expect((await edit(token, OTHER)).status).toBe(201);
    expect(await server.row(row.id)).toMatchObject({ phone: OTHER, verifiedPhone: null });
    const [mail, ...more] = await server.messages();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: row.email,
      subject: 'Your phone number on NaijaAgents was changed',
    });
    for (const number of [OLD, OTHER, '8031234567', '8031234568'])
      expect(`${mail?.text ?? ''}${mail?.html ?? ''}`).not.toContain(number);
  });

  it('is allowed for that number, once, and for a day', async () => {
    const { token } = await agent();
    await server.allowPhone(token, OTHER);
    expect(await edit(token, THIRD)).toMatchObject(REFUSED);
    expect((await edit(token, OTHER)).status).toBe(201);
    await change(token, OLD);
    expect(await edit(token, OTHER)).toMatchObject(REFUSED);
    await server.allowPhone(token, OTHER);
    server.advance(DAY_S - 60);
    expect((await edit(token, OTHER)).status).toBe(201);
    const late = await agent();
    await server.allowPhone(late.token, OTHER);
    server.advance(DAY_S + 1);
    expect(await edit(await server.session(late.row.id), OTHER)).toMatchObject(REFUSED);
  });

  it('is no longer allowed once the password has changed', async () => {
    const { token } = await agent();
    await server.allowPhone(token, OTHER);
    expect((await server.changePassword(token)).status).toBe(200);
    expect(await edit(token, OTHER)).toMatchObject(REFUSED);
    expect((await server.allowPhone(token, OTHER, NEW)).status).toBe(204);
  });

  it('is not allowed by a wrong password, whose guesses are counted with those of the email', async () => {
    const { token } = await agent();
    const wrong = { status: 403, body: { fields: { currentPassword: FIELD_MESSAGES.currentWrong } } };
    expect(await server.allowPhone(token, OTHER, WRONG)).toMatchObject(wrong);
    for (let tries = 1; tries < 10; tries += 1) await server.changeEmail(token, 'a@example.com', WRONG);
    expect((await server.allowPhone(token, OTHER, WRONG)).status).toBe(429);
    expect((await server.allowPhone(token, OTHER)).status).toBe(429);
    expect(await edit(token, OTHER)).toMatchObject(REFUSED);
  });

  it('needs no password if it is the same number, written differently', async () => {
    const { token } = await agent({ phone: '0803 123 4567' });
    expect((await edit(token, OLD)).status).toBe(201);
    expect(await server.messages()).toEqual([]);
  });

  it('needs no password while the email is not verified, whose mailbox is told nothing', async () => {
    const { token } = await agent({ emailVerifiedAt: null });
    expect((await edit(token, OTHER)).status).toBe(201);
    expect([await server.messages(), await server.db.$count(emailRestores)]).toEqual([[], 0]);
  });

  it('is saved and mailed once if the edit is repeated', async () => {
    const { row, token } = await agent();
    await server.allowPhone(token, OTHER);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await edit(token, OTHER, headers);
    expect(await edit(token, OTHER, headers)).toMatchObject({ status: 201, body: first.body });
    expect(await server.messages()).toHaveLength(1);
    expect((await server.row(row.id)).phone).toBe(OTHER);
  });

  it('keeps the permission of the password if the edit conflicts with another', async () => {
    const { token } = await agent();
    await server.allowPhone(token, OTHER);
    expect((await edit(token, OTHER, { 'if-match': '"outdated"' })).status).toBe(412);
    expect((await edit(token, OTHER)).status).toBe(201);
  });
});

describe('the link in the mail about another number', () => {
  it('restores the old number, unconfirmed, ends all sessions and the password, and works once', async () => {
    const { row, token } = await agent();
    await change(token, OTHER);
    const link = await wayBack(row.email);
    const restored = await server.restore(link);
    expect(restored).toMatchObject({ status: 200, body: { message: PHONE_MESSAGES.restored } });
    expect(await server.row(row.id)).toMatchObject({ phone: OLD, email: row.email, verifiedPhone: null });
    expect([await server.isOpen(token), (await server.login(row.email)).status]).toEqual([false, 401]);
    expect((await server.reset(restored.body.resetToken ?? '')).status).toBe(200);
    expect((await server.login(row.email, NEW)).status).toBe(200);
    expect(await server.restore(link)).toMatchObject({
      status: 400,
      body: { message: MESSAGES.restoreDead },
    });
  });

  it('works for 7 days', async () => {
    const { row, token } = await agent();
    await change(token, OTHER);
    server.advance(7 * DAY_S);
    expect((await server.restore(await wayBack(row.email))).status).toBe(400);
    expect((await server.row(row.id)).phone).toBe(OTHER);
  });

  it('of the first of two changes undoes both, also after that of the second was used', async () => {
    const { row, token } = await agent();
    await change(token, OTHER);
    await change(token, THIRD);
    const [first = '', second = ''] = await tokensSentTo(server, row.email, '/restore-phone');
    await server.restore(second);
    expect((await server.row(row.id)).phone).toBe(OTHER);
    expect((await server.restore(first)).status).toBe(200);
    expect((await server.row(row.id)).phone).toBe(OLD);
  });

  it('also undoes a change of the email that came later, and that of the email a later number', async () => {
    const { row, token } = await agent();
    await change(token, OTHER);
    await moveTo(server, token, 'thief@example.com');
    expect((await server.restore(await wayBack(row.email))).status).toBe(200);
    expect(await server.row(row.id)).toMatchObject({ phone: OLD, email: row.email });
    const robbed = await agent();
    await moveTo(server, robbed.token, 'robber@example.com');
    await change(robbed.token, OTHER);
    const link = await tokenSentTo(server, robbed.row.email, '/restore-email');
    expect(await server.restore(link)).toMatchObject({ body: { message: MESSAGES.emailRestored } });
    expect(await server.row(robbed.row.id)).toMatchObject({ phone: OLD, email: robbed.row.email });
  });
});
