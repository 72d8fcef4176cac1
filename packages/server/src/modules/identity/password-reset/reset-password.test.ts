import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import { authPaths } from '@naija/contracts/http/auth';
import { describe, expect, it } from 'vitest';
import { issueToken, consumeToken } from '../tokens/repository.ts';
import { agents, sessions } from '../../../database/schema.ts';
import { useAuthServer, PASSWORD, requestResetToken } from '../../../../test/use-auth-server.ts';

const server = useAuthServer({ rateLimits: false });
const NEW = 'Harmattan-Lorry-9!';
const USED = { status: 410, body: { message: MESSAGES.linkUsed, code: 'link_used' } };
const DEAD = { status: 400, body: { message: MESSAGES.linkDead, code: 'bad_request' } };

describe('a new password by the link of a mail', () => {
  it('replaces the old one, and ends all sessions', async () => {
    const { email } = await server.agent();
    await server.login(email);
    await server.login(email);
    const token = await requestResetToken(server, email);
    expect(await server.reset(token, NEW)).toMatchObject({
      status: 200,
      body: { message: MESSAGES.resetSuccess },
    });
    expect(await server.db.$count(sessions)).toBe(0);
    expect((await server.login(email)).status).toBe(401);
    expect((await server.login(email, NEW)).status).toBe(200);
  });

  it('is announced by mail', async () => {
    const { email } = await server.agent();
    await server.reset(await requestResetToken(server, email), NEW);
    const [message] = await server.messages();
    expect([message?.recipient, message?.subject]).toEqual([
      email,
      'Your password for NaijaAgents was changed',
    ]);
    expect(message?.text).not.toContain(NEW);
  });

  it('verifies the address, because the mail reached its owner', async () => {
    const { email } = await server.agent({ emailVerifiedAt: null });
    await server.reset(await requestResetToken(server, email), NEW);
    expect((await server.db.select().from(agents))[0]?.emailVerifiedAt).toEqual(server.now());
  });

  it('leaves an address verified when it was, and the record as it was edited', async () => {
    const { email, emailVerifiedAt, updatedAt } = await server.agent();
    await server.reset(await requestResetToken(server, email), NEW);
    expect((await server.db.select().from(agents))[0]).toMatchObject({ emailVerifiedAt, updatedAt });
  });

  it('keeps the verification link valid, and cancels a change of address', async () => {
    const { id: agentId, email } = await server.agent({ emailVerifiedAt: null });
    const now = server.now();
    const verify = await issueToken(server.db, { agentId, kind: 'verify', now });
    const change = await issueToken(server.db, { agentId, kind: 'email', now, email: 'thief@example.com' });
    await server.reset(await requestResetToken(server, email), NEW);
    expect(await consumeToken(server.db, { kind: 'verify', token: verify.token, now })).toBe(agentId);
    expect(await consumeToken(server.db, { kind: 'email', token: change.token, now })).toBeUndefined();
  });

  it('ends a login with the old one at the same moment', async () => {
    const { email } = await server.agent();
    for (let round = 0; round < 10; round += 1) {
      const [old, next] = round % 2 === 0 ? [PASSWORD, NEW] : [NEW, PASSWORD];
      const token = await requestResetToken(server, email);
      await Promise.all([server.login(email, old), server.reset(token, next), server.login(email, old)]);
      expect(await server.db.$count(sessions)).toBe(0);
    }
  });
});

describe('a look at a reset link', () => {
  const look = async (token: string) => {
    const response = await server.app.inject({ url: authPaths.resetPassword(token) });
    return { status: response.statusCode, ...(response.body !== '' && { body: response.json<object>() }) };
  };

  it('says that it works, any number of times, and leaves it as it is', async () => {
    const token = await requestResetToken(server, (await server.agent()).email);
    expect([await look(token), await look(token)]).toEqual([{ status: 204 }, { status: 204 }]);
    expect((await server.reset(token, NEW)).status).toBe(200);
  });

  it('says that it was used', async () => {
    const token = await requestResetToken(server, (await server.agent()).email);
    await server.reset(token, NEW);
    expect(await look(token)).toEqual(USED);
  });

  it('says that it has expired, also of one that never was', async () => {
    const token = await requestResetToken(server, (await server.agent()).email);
    server.advance(60 * 60);
    expect([await look(token), await look('unknown'), await look('')]).toEqual([DEAD, DEAD, DEAD]);
  });

  it('accepts no token of another kind', async () => {
    const { id: agentId } = await server.agent();
    const { token } = await issueToken(server.db, { agentId, kind: 'verify', now: server.now() });
    expect(await look(token)).toEqual(DEAD);
  });
});

describe('a reset link', () => {
  it('works once', async () => {
    const token = await requestResetToken(server, (await server.agent()).email);
    expect((await server.reset(token, NEW)).status).toBe(200);
    expect(await server.reset(token, PASSWORD)).toMatchObject(USED);
  });

  it('works once for 20 uses at the same moment', async () => {
    const { email } = await server.agent();
    const token = await requestResetToken(server, email);
    const choices = Array.from({ length: 20 }, (_, index) => `${NEW}${String(index)}`);
    const responses = await Promise.all(choices.map((choice) => server.reset(token, choice)));
    expect(responses.filter(({ status }) => status === 410)).toHaveLength(19);
    const chosen = choices[responses.findIndex(({ status }) => status === 200)] ?? '';
    expect((await server.login(email, chosen)).status).toBe(200);
    expect(await server.messages()).toHaveLength(2);
  });

  it('works for an hour by the clock of the server', async () => {
    const token = await requestResetToken(server, (await server.agent()).email);
    server.advance(60 * 60);
    expect(await server.reset(token, NEW)).toMatchObject(DEAD);
  });

  it('works after a password that was refused', async () => {
    const token = await requestResetToken(server, (await server.agent()).email);
    expect(await server.reset(token, 'Dragon#1')).toMatchObject({
      status: 400,
      body: { fields: { newPassword: FIELD_MESSAGES.passwordCommon } },
    });
    expect((await server.reset(token, NEW)).status).toBe(200);
  });

  it.each(['unknown', 'a'.repeat(43), '\0', '\uFFFD', 'ọ'.repeat(900), ''])('is not %j', async (token) => {
    expect(await server.reset(token, NEW)).toMatchObject(DEAD);
  });

  it('is required', async () => {
    const url = authPaths.resetPassword('').split('?')[0] ?? '';
    expect(await server.post(url, { newPassword: NEW, confirmPassword: NEW })).toMatchObject(DEAD);
  });
});
