import { MESSAGES, accountDeletedOn, emailToConfirm } from '@naija/contracts/domain/messages';
import { PHONE_MESSAGES } from '@naija/contracts/domain/phone-messages';
import { agentPaths } from '@naija/contracts/http/agents';
import { authPaths } from '@naija/contracts/http/auth';
import { phonePaths } from '@naija/contracts/http/phone';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { action, LOSSES, newKey, send, type Loss } from '../../../test/lost-responses.ts';
import { EDIT } from '../../../test/profile-forms.ts';
import { lastMessage, queuedMessages, SIGNUP } from '../../../test/signup.ts';
import {
  moveTo,
  NEW,
  PASSWORD,
  tokenSentTo,
  tokensSentTo,
  useCredentialServer,
} from '../../../test/use-credential-server.ts';
import { agents, idempotencyKeys, sessions, textMessages } from '../../database/schema.ts';
import { mailboxSender } from '../sms/index.ts';

const sms = { sender: mailboxSender, countries: ['234'], dailyMax: 12 };
const server = useCredentialServer({ sms });
const PASSWORDS = { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
const MOVE = { email: 'new@example.com', currentPassword: PASSWORD };

const subjects = async () => (await server.messages()).map(({ recipient }) => recipient);

async function signedUp() {
  await send(server.app, action('POST', authPaths.signup, { payload: SIGNUP }));
  return lastMessage(server.db);
}

describe.each(Object.entries<Loss>(LOSSES))('where a response is %s', (_, lose) => {
  it('a sign-up makes an account with one mail, whose link and code work', async () => {
    const response = await lose(server.app, action('POST', authPaths.signup, { payload: SIGNUP }));
    expect(response).toMatchObject({
      status: 201,
      body: { name: 'Ada Obi', message: MESSAGES.signupSuccess },
    });
    const [mail, ...more] = await queuedMessages(server.db);
    expect([mail?.token.length, more]).toEqual([43, []]);
    const payload = { email: SIGNUP.email, code: mail?.code };
    expect((await server.post(authPaths.verifyCode, payload)).status).toBe(200);
  });

  it('a changed password is said to be changed', async () => {
    const { row, token } = await server.agent();
    const response = await lose(
      server.app,
      action('PUT', authPaths.changePassword, { token, payload: PASSWORDS }),
    );
    expect(response).toEqual({ status: 200, body: { message: MESSAGES.passwordChanged } });
    expect([await subjects(), (await server.login(row.email, NEW)).status]).toEqual([[row.email], 200]);
  });

  it('a deleted account is said to be deleted, to the session that has ended', async () => {
    const { row, token } = await server.agent();
    const payload = { currentPassword: PASSWORD };
    const response = await lose(server.app, action('POST', authPaths.deleteAccount, { token, payload }));
    expect(response).toEqual({ status: 202, body: { message: accountDeletedOn('Dec 4, 2026') } });
    expect([await subjects(), await server.isOpen(token)]).toEqual([[row.email], false]);
    const keep = await tokenSentTo(server, row.email, '/keep-account');
    expect((await server.cancelDeletion(keep)).status).toBe(200);
  });

  it('a change of the address sends one mail to each, whose links work', async () => {
    const { row, token } = await server.agent();
    const response = await lose(server.app, action('PUT', authPaths.changeEmail, { token, payload: MOVE }));
    expect(response).toEqual({ status: 200, body: { message: emailToConfirm(MOVE.email) } });
    expect((await subjects()).sort()).toEqual([row.email, MOVE.email].sort());
    const again = await lose(server.app, action('POST', authPaths.resendEmailChange, { token }));
    expect(again.status).toBe(200);
    const [, link = '', ...more] = await tokensSentTo(server, MOVE.email, '/verified');
    expect(more).toEqual([]);
    expect((await server.verify(link)).status).toBe(200);
  });

  it('an address is verified by its link, and by its code', async () => {
    const { token } = await signedUp();
    const verified = { status: 200, body: { message: MESSAGES.verified } };
    expect(await lose(server.app, action('POST', authPaths.verify(token)))).toEqual(verified);
    await server.db.update(agents).set({ emailVerifiedAt: null });
    const email = SIGNUP.email;
    await server.post(authPaths.resendVerification, { email });
    const { code } = await lastMessage(server.db);
    const call = action('POST', authPaths.verifyCode, { payload: { email, code } });
    expect(await lose(server.app, call)).toEqual(verified);
    expect((await server.db.select().from(agents))[0]?.emailVerifiedAt).toEqual(server.now());
  });

  it('a wrong code is said to be wrong', async () => {
    const { code } = await signedUp();
    const payload = { email: SIGNUP.email, code: code === '000000' ? '111111' : '000000' };
    const wrong = { status: 400, body: { message: MESSAGES.codeWrong } };
    const call = action('POST', authPaths.verifyCode, { payload });
    expect(await lose(server.app, call)).toMatchObject(wrong);
    expect((await server.db.select().from(agents))[0]?.emailVerifiedAt).toBeNull();
  });

  it('another verification mail is sent once', async () => {
    const { token } = await signedUp();
    const call = action('POST', authPaths.resendVerification, { payload: { email: SIGNUP.email } });
    expect((await lose(server.app, call)).body).toEqual({ message: MESSAGES.verificationSent });
    const mails = await queuedMessages(server.db);
    expect(mails).toHaveLength(2);
    expect((await server.verify(token)).status).toBe(400);
    expect((await server.verify(mails[1]?.token ?? '')).status).toBe(200);
  });

  it('a password is reset by one mail, and said to be reset', async () => {
    const { row } = await server.agent();
    const forgot = await lose(
      server.app,
      action('POST', authPaths.forgotPassword, { payload: { email: row.email } }),
    );
    expect(forgot.status).toBe(200);
    const [token = '', ...more] = await tokensSentTo(server, row.email, '/set-password');
    expect(more).toEqual([]);
    const payload = { newPassword: NEW, confirmPassword: NEW };
    const reset = await lose(server.app, action('POST', authPaths.resetPassword(token), { payload }));
    expect(reset).toEqual({ status: 200, body: { message: MESSAGES.resetSuccess } });
    expect((await server.login(row.email, NEW)).status).toBe(200);
  });

  it('an address is restored, and its owner can set a password', async () => {
    const { row, token } = await server.agent();
    await moveTo(server, token, 'thief@example.com');
    const link = await tokenSentTo(server, row.email, '/restore-email');
    const { status, body } = await lose(server.app, action('POST', authPaths.restoreEmail(link)));
    expect([status, body.message]).toEqual([200, MESSAGES.emailRestored]);
    expect((await server.reset(String(body.resetToken))).status).toBe(200);
  });

  it('a number is changed with one mail, and taken back', async () => {
    const { row, token } = await server.agent({ phone: '+2348031234567' });
    const payload = { phone: '+2348031234568', currentPassword: PASSWORD };
    expect((await lose(server.app, action('POST', phonePaths.new, { token, payload }))).status).toBe(204);
    const edit = { ...EDIT, phone: payload.phone };
    expect((await lose(server.app, action('PUT', agentPaths.edit, { token, payload: edit }))).status).toBe(
      201,
    );
    expect(await subjects()).toEqual([row.email]);
    const link = await tokenSentTo(server, row.email, '/restore-phone');
    const { status, body } = await lose(server.app, action('POST', authPaths.restoreEmail(link)));
    expect([status, body.message]).toEqual([200, PHONE_MESSAGES.restored]);
    expect((await server.row(row.id)).phone).toBe(row.phone);
    expect((await server.reset(String(body.resetToken))).status).toBe(200);
  });

  it('an account is kept, and said to be kept', async () => {
    const { row, token } = await server.agent();
    await server.deleteAccount(token);
    const keep = await tokenSentTo(server, row.email, '/keep-account');
    const kept = await lose(server.app, action('POST', authPaths.cancelDeletion(keep)));
    expect(kept).toEqual({ status: 200, body: { message: MESSAGES.accountKept } });
  });

  it('a phone number is confirmed by the code of one message', async () => {
    const { token } = await server.agent({ phone: '08031234567' });
    const asked = await lose(server.app, action('POST', phonePaths.code, { token }));
    expect(asked).toEqual({ status: 200, body: { message: PHONE_MESSAGES.sent } });
    const [text, ...more] = await server.db.select().from(textMessages);
    expect(more).toEqual([]);
    const code = /#(\d{6})$/.exec(text?.text ?? '')?.[1];
    const call = action('POST', phonePaths.confirm, { token, payload: { code } });
    expect(await lose(server.app, call)).toEqual({
      status: 200,
      body: { message: PHONE_MESSAGES.confirmed },
    });
  });

  it('a login leaves one session, which works', async () => {
    const { email, id } = (await server.agent()).row;
    await server.db.delete(sessions);
    const call = action('POST', authPaths.login, { payload: { email, password: PASSWORD } });
    const { status } = await lose(server.app, call);
    expect([status, await server.sessionCount(id)]).toEqual([200, 1]);
    const { body } = await send(server.app, call);
    expect(await server.isOpen(String(body.token))).toBe(true);
  });
});

describe('the key of an action', () => {
  it('reveals nothing to a client that does not know what was sent with it', async () => {
    const [one, other] = [await server.agent(), await server.agent()];
    const key = newKey();
    const change = (token: string | undefined, payload: object) =>
      send(
        server.app,
        action('PUT', authPaths.changePassword, { key, payload, ...(token !== undefined && { token }) }),
      );
    expect((await change(one.token, PASSWORDS)).status).toBe(200);
    const guess = { ...PASSWORDS, newPassword: `${NEW}1`, confirmPassword: `${NEW}1` };
    expect((await change(one.token, guess)).status).toBe(422);
    expect((await change(undefined, PASSWORDS)).status).toBe(401);
    // Another agent may use the same key.
    expect((await change(other.token, PASSWORDS)).status).toBe(200);
    expect(await subjects()).toEqual([one.row.email, other.row.email]);
  });

  it('opens nothing in an account that is deleted, with another session or password', async () => {
    const { row, token } = await server.agent();
    const [other, key] = [await server.session(row.id), newKey()];
    const erase = (session: string, currentPassword: string) =>
      send(
        server.app,
        action('POST', authPaths.deleteAccount, { key, token: session, payload: { currentPassword } }),
      );
    expect((await erase(token, PASSWORD)).status).toBe(202);
    expect((await erase(other, PASSWORD)).status).toBe(422);
    expect((await erase(token, 'Plantain-Market-8!')).status).toBe(422);
  });

  it('does not pass on the second factor of its session', async () => {
    const { email, id } = (await server.agent()).row;
    await server.db.delete(sessions);
    const call = action('POST', authPaths.login, { payload: { email, password: PASSWORD } });
    await send(server.app, call);
    await server.db.update(sessions).set({ secondFactorUntil: sql`expires_at` });
    await send(server.app, call);
    const found = await server.db.select().from(sessions).where(eq(sessions.agentId, id));
    expect(found.map(({ secondFactorUntil }) => secondFactorUntil)).toEqual([null]);
  });

  it('opens no session without the password', async () => {
    const { email } = (await server.agent()).row;
    const key = newKey();
    const logIn = (password: string) =>
      send(server.app, action('POST', authPaths.login, { key, payload: { email, password } }));
    const { body } = await logIn(PASSWORD);
    expect((await logIn('Plantain-Market-8!')).status).toBe(401);
    expect(await server.isOpen(String(body.token))).toBe(true);
  });

  it('opens no session once a restored account has a password', async () => {
    const { row, token } = await server.agent();
    await moveTo(server, token, 'thief@example.com');
    const link = await tokenSentTo(server, row.email, '/restore-email');
    const call = action('POST', authPaths.restoreEmail(link));
    const { body } = await send(server.app, call);
    expect((await server.reset(String(body.resetToken))).status).toBe(200);
    const again = await send(server.app, call);
    expect((await server.reset(String(again.body.resetToken), `${NEW}1`)).status).toBe(410);
    const other = await send(server.app, action('POST', authPaths.restoreEmail(link)));
    expect(other).toMatchObject({ status: 400, body: { message: MESSAGES.restoreDead } });
  });

  it('has to be impossible to guess', async () => {
    const weak = action('POST', authPaths.signup, { payload: SIGNUP, key: 'weak' });
    expect((await send(server.app, weak)).status).toBe(400);
  });

  it('is stored without anything that it was sent with', async () => {
    const key = newKey();
    const { row, token } = await server.agent();
    const call = (payload: object, path: string) => action('PUT', path, { key, token, payload });
    await send(server.app, call(MOVE, authPaths.changeEmail));
    await send(server.app, call(PASSWORDS, authPaths.changePassword));
    await send(
      server.app,
      action('POST', authPaths.login, { key, payload: { email: row.email, password: NEW } }),
    );
    await send(server.app, action('POST', authPaths.signup, { key, payload: SIGNUP }));
    const rows = await server.db.select().from(idempotencyKeys);
    expect(rows).toHaveLength(3);
    const stored = JSON.stringify(
      rows.map((each) => ({ ...each, request: each.request.toString('latin1') })),
    );
    for (const secret of [key, NEW, PASSWORD, MOVE.email, row.email, SIGNUP.email, SIGNUP.password, token])
      expect(stored).not.toContain(secret);
  });

  it('does not repeat what was refused', async () => {
    const { row, token } = await server.agent();
    const call = action('PUT', authPaths.changePassword, { token, payload: PASSWORDS });
    await server.db.update(agents).set({ passwordHash: null }).where(eq(agents.id, row.id));
    expect((await send(server.app, call)).status).toBe(403);
    await server.db.update(agents).set({ passwordHash: row.passwordHash }).where(eq(agents.id, row.id));
    expect((await send(server.app, call)).status).toBe(200);
  });
});
