import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import { describe, expect, it } from 'vitest';
import { credentialSite, NEW, PASSWORD, tokenSentTo, WRONG } from '../../../../test/credentials.ts';

const site = credentialSite({ rateLimits: false });

describe('an agent who is logged in', () => {
  it('sets a new password with the current one, goes on, and is logged out everywhere else', async () => {
    const { row, token } = await site.agent();
    const other = await site.session(row.id);
    expect(await site.changePassword(token)).toMatchObject({
      status: 200,
      body: { message: MESSAGES.passwordChanged },
    });
    expect([await site.isOpen(token), await site.isOpen(other)]).toEqual([true, false]);
    expect([(await site.login(row.email)).status, (await site.login(row.email, NEW)).status]).toEqual([
      401, 200,
    ]);
    expect((await site.row(row.id)).updatedAt).toEqual(row.updatedAt);
  });

  it('is told by mail, which holds no password', async () => {
    const { row, token } = await site.agent();
    await site.changePassword(token);
    const [letter] = await site.letters();
    expect([letter?.recipient, letter?.subject]).toEqual([
      row.email,
      'Your password for NaijaAgents was changed',
    ]);
    expect(letter?.text).not.toContain(NEW);
  });

  it('ends with it what was sent to change password or address', async () => {
    const { row, token } = await site.agent();
    await site.forgot(row.email);
    await site.changeEmail(token, 'thief@example.com');
    await site.changePassword(token);
    const reset = await tokenSentTo(site, row.email, '/set-password');
    const verify = await tokenSentTo(site, 'thief@example.com', '/verified');
    expect([(await site.reset(reset)).status, (await site.verify(verify)).status]).toEqual([400, 400]);
  });

  it.each([
    ['a wrong current password', WRONG, NEW, 403, 'currentPassword', FIELD_MESSAGES.currentWrong],
    ['no current password', '', NEW, 400, 'currentPassword', FIELD_MESSAGES.currentRequired],
    ['a common one', PASSWORD, 'Dragon#1', 400, 'newPassword', FIELD_MESSAGES.passwordCommon],
    ['the name of a state', PASSWORD, 'Lagos2026!', 400, 'newPassword', FIELD_MESSAGES.passwordGuessable],
    ['the own name', PASSWORD, 'Chiamaka1990!', 400, 'newPassword', FIELD_MESSAGES.passwordGuessable],
    ['the own address', PASSWORD, 'Rosewood-7!', 400, 'newPassword', FIELD_MESSAGES.passwordGuessable],
    ['the same one', PASSWORD, PASSWORD, 400, 'newPassword', FIELD_MESSAGES.passwordSame],
  ])('is refused %s, and nothing changes', async (_what, current, next, status, field, message) => {
    const { row, token } = await site.agent({ name: 'Chiamaka Bello', email: 'rosewood@example.com' });
    const other = await site.session(row.id);
    expect(await site.changePassword(token, next, current)).toMatchObject({
      status,
      body: { message, fields: { [field]: message } },
    });
    expect([await site.isOpen(token), await site.isOpen(other), await site.letters()]).toEqual([
      true,
      true,
      [],
    ]);
    expect((await site.login(row.email)).status).toBe(200);
  });

  it('and another session at the same moment set one password, and end in one session', async () => {
    const { row, token } = await site.agent();
    const others = await Promise.all(Array.from({ length: 4 }, () => site.session(row.id)));
    const answers = await Promise.all(
      [token, ...others].map((each, index) => site.changePassword(each, `${NEW}${String(index)}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
    expect(await site.sessionCount(row.id)).toBe(1);
  });
});

it('nobody changes a password without a session', async () => {
  expect((await site.changePassword(undefined)).status).toBe(401);
});

it('a reset link is refused a password that the own name gives away, and works with another', async () => {
  const { row } = await site.agent({ name: 'Chiamaka Bello' });
  await site.forgot(row.email);
  const token = await tokenSentTo(site, row.email, '/set-password');
  expect(await site.reset(token, 'Chiamaka1990!')).toMatchObject({
    status: 400,
    body: { fields: { newPassword: FIELD_MESSAGES.passwordGuessable } },
  });
  expect((await site.reset(token)).status).toBe(200);
});
