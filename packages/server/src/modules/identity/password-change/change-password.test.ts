import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import { describe, expect, it } from 'vitest';
import {
  useCredentialServer,
  NEW,
  PASSWORD,
  tokenSentTo,
  WRONG,
} from '../../../../test/use-credential-server.ts';

const server = useCredentialServer({ rateLimits: false });

describe('an agent who is logged in', () => {
  it('sets a new password with the current one, and ends all other sessions', async () => {
    const { row, token } = await server.agent();
    const other = await server.session(row.id);
    expect(await server.changePassword(token)).toMatchObject({
      status: 200,
      body: { message: MESSAGES.passwordChanged },
    });
    expect([await server.isOpen(token), await server.isOpen(other)]).toEqual([true, false]);
    expect([(await server.login(row.email)).status, (await server.login(row.email, NEW)).status]).toEqual([
      401, 200,
    ]);
    expect((await server.row(row.id)).updatedAt).toEqual(row.updatedAt);
  });

  it('is notified by mail, which holds no password', async () => {
    const { row, token } = await server.agent();
    await server.changePassword(token);
    const [message] = await server.messages();
    expect([message?.recipient, message?.subject]).toEqual([
      row.email,
      'Your password for NaijaAgents was changed',
    ]);
    expect(message?.text).not.toContain(NEW);
  });

  it('revokes the links sent to change password or address', async () => {
    const { row, token } = await server.agent();
    await server.forgot(row.email);
    await server.changeEmail(token, 'thief@example.com');
    await server.changePassword(token);
    const reset = await tokenSentTo(server, row.email, '/set-password');
    const verify = await tokenSentTo(server, 'thief@example.com', '/verified');
    expect([(await server.reset(reset)).status, (await server.verify(verify)).status]).toEqual([400, 400]);
  });

  it.each([
    ['a wrong current password', WRONG, NEW, 403, 'currentPassword', FIELD_MESSAGES.currentWrong],
    ['no current password', '', NEW, 400, 'currentPassword', FIELD_MESSAGES.currentRequired],
    ['a common one', PASSWORD, 'Dragon#1', 400, 'newPassword', FIELD_MESSAGES.passwordCommon],
    ['the name of a state', PASSWORD, 'Lagos2026!', 400, 'newPassword', FIELD_MESSAGES.passwordGuessable],
    ['their own name', PASSWORD, 'Chiamaka1990!', 400, 'newPassword', FIELD_MESSAGES.passwordGuessable],
    ['their own address', PASSWORD, 'Rosewood-7!', 400, 'newPassword', FIELD_MESSAGES.passwordGuessable],
    ['the same one', PASSWORD, PASSWORD, 400, 'newPassword', FIELD_MESSAGES.passwordSame],
  ])('is refused %s, and nothing changes', async (_what, current, next, status, field, message) => {
    const { row, token } = await server.agent({ name: 'Chiamaka Bello', email: 'rosewood@example.com' });
    const other = await server.session(row.id);
    expect(await server.changePassword(token, next, current)).toMatchObject({
      status,
      body: { message, fields: { [field]: message } },
    });
    expect([await server.isOpen(token), await server.isOpen(other), await server.messages()]).toEqual([
      true,
      true,
      [],
    ]);
    expect((await server.login(row.email)).status).toBe(200);
  });

  it('set one password from five sessions at the same moment, and keep one session', async () => {
    const { row, token } = await server.agent();
    const others = await Promise.all(Array.from({ length: 4 }, () => server.session(row.id)));
    const responses = await Promise.all(
      [token, ...others].map((each, index) => server.changePassword(each, `${NEW}${String(index)}`)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
    expect(await server.sessionCount(row.id)).toBe(1);
  });
});

it('a password cannot be changed without a session', async () => {
  expect((await server.changePassword(undefined)).status).toBe(401);
});

it('a reset link is refused a password with their own name, and works with another', async () => {
  const { row } = await server.agent({ name: 'Chiamaka Bello' });
  await server.forgot(row.email);
  const token = await tokenSentTo(server, row.email, '/set-password');
  expect(await server.reset(token, 'Chiamaka1990!')).toMatchObject({
    status: 400,
    body: { fields: { newPassword: FIELD_MESSAGES.passwordGuessable } },
  });
  expect((await server.reset(token)).status).toBe(200);
});
