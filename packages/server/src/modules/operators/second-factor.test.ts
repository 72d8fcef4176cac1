import { agentPaths } from '@naija/contracts/http/agents';
import { authPaths } from '@naija/contracts/http/auth';
import { operatorPaths, type OperatorResponse } from '@naija/contracts/http/operators';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { codeOf, OPERATOR_PASSWORD, useModeration } from '../../../test/use-moderation.ts';
import { auditEntries, mailOutbox, operators, recoveryCodes } from '../../database/schema.ts';
import { resetSecondFactor, revokeRole } from './repository.ts';

const site = useModeration();
const { send } = site;

async function pass(token: string, code: string): Promise<number> {
  return (await send('POST', operatorPaths.pass, { token, payload: { code } })).status;
}

async function me(token: string) {
  return (await send<OperatorResponse>('GET', operatorPaths.me, { token })).body;
}

describe('a client that is not an operator', () => {
  it.each([
    ['GET', operatorPaths.me],
    ['GET', operatorPaths.cases],
    ['POST', operatorPaths.enrol],
    ['POST', operatorPaths.pass],
    ['POST', operatorPaths.decide('0192f6c8-6a51-7c52-9a3e-1f5f6b6d7a01')],
  ] as const)(
    'is told by %s %s what is told about an address where there is nothing',
    async (method, url) => {
      const nothing = await send(method, '/api/v1/operators-of-nothing', { payload: {} });
      const token = await site.sessionOf(await addAgent(site.server.db));
      expect(await send(method, url, { payload: {} })).toEqual(nothing);
      expect(await send(method, url, { token, payload: {} })).toEqual(nothing);
    },
  );
});

describe('an operator', () => {
  it('sets up a second factor with the current password, and passes with it in another session', async () => {
    const { agent, token } = await site.newOperator();
    expect((await me(token)).secondFactor).toBe('missing');
    const wrong = { currentPassword: 'Plantain-Market-8!' };
    expect((await send('POST', operatorPaths.enrol, { token, payload: wrong })).status).toBe(403);
    const payload = { currentPassword: OPERATOR_PASSWORD };
    const { body } = await send<{ secret: string; url: string }>('POST', operatorPaths.enrol, {
      token,
      payload,
    });
    expect(body.url).toContain(`secret=${body.secret}`);
    const code = codeOf(body.secret, site.now());
    const confirmed = await send<{ recoveryCodes: string[] }>('POST', operatorPaths.confirm, {
      token,
      payload: { code },
    });
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    // Codes have 120 bits, because they are hashed without a salt.
    for (const recoveryCode of confirmed.body.recoveryCodes) expect(recoveryCode).toMatch(/^[a-z2-7]{26}$/);
    expect(await me(token)).toMatchObject({
      secondFactor: 'passed',
      passedUntil: '2026-11-21T00:00:00.000Z',
    });
    const other = await site.sessionOf(agent);
    expect((await me(other)).secondFactor).toBe('required');
    expect((await send('GET', operatorPaths.cases, { token: other })).body.code).toBe('second_factor');
    site.advance(30);
    expect(await pass(other, codeOf(body.secret, site.now()))).toBe(200);
    expect((await send('GET', operatorPaths.cases, { token: other })).status).toBe(200);
    site.advance(12 * 60 * 60);
    expect((await me(other)).secondFactor).toBe('required');
  });

  it('passes once with each code, also where it is sent many times at once', async () => {
    const { agent, token, secret, recoveryCodes: codes } = await site.operator();
    expect(await pass(token, codeOf(secret, site.now()))).toBe(400);
    site.advance(60);
    const code = codeOf(secret, site.now());
    const tries = await Promise.all([1, 2, 3].map(() => pass(token, code)));
    expect(tries.sort()).toEqual([200, 400, 400]);
    const other = await site.sessionOf(agent);
    expect(await pass(other, codes[0] ?? '')).toBe(200);
    expect(await pass(other, codes[0] ?? '')).toBe(400);
    expect(await site.server.db.$count(recoveryCodes)).toBe(9);
  });

  it('is told by mail of a second factor and of a used recovery code, and of no other code', async () => {
    const { agent, token, secret, recoveryCodes: codes } = await site.operator();
    const subjects = async () =>
      (await site.server.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, agent.email)))
        .map(({ subject }) => subject)
        .sort();
    const enrolled = 'A second factor for NaijaAgents was set up';
    expect(await subjects()).toEqual([enrolled]);
    site.advance(60);
    expect([await pass(token, codeOf(secret, site.now())), await subjects()]).toEqual([200, [enrolled]]);
    expect(await pass(token, codes[0] ?? '')).toBe(200);
    expect(await subjects()).toEqual(['A recovery code for NaijaAgents was used', enrolled]);
  });

  it('may be a step early or late, and no more', async () => {
    const { token, secret } = await site.operator();
    site.advance(300);
    const at = (seconds: number) => codeOf(secret, new Date(site.now().getTime() + seconds * 1_000));
    expect(await pass(token, at(-60))).toBe(400);
    expect(await pass(token, at(60))).toBe(400);
    expect(await pass(token, at(-30))).toBe(200);
    expect(await pass(token, at(30))).toBe(200);
    // A later code was used.
    expect(await pass(token, at(0))).toBe(400);
  });

  it('has five tries in 15 minutes, the right code included', async () => {
    const { token, secret } = await site.operator();
    site.advance(60);
    const tries: number[] = [];
    for (let count = 0; count < 6; count += 1) tries.push(await pass(token, '000000'));
    expect(tries).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await pass(token, codeOf(secret, site.now()))).toBe(429);
    site.advance(180);
    expect(await pass(token, codeOf(secret, site.now()))).toBe(200);
  });

  it('replaces a second factor only after passing the present one', async () => {
    const { agent } = await site.operator();
    const stolen = await site.sessionOf(agent);
    const payload = { currentPassword: OPERATOR_PASSWORD };
    const refused = await send('POST', operatorPaths.enrol, { token: stolen, payload });
    expect(refused).toMatchObject({ status: 403, body: { code: 'second_factor' } });
  });

  it('keeps the second factor through a new password', async () => {
    const { token } = await site.operator();
    const payload = {
      currentPassword: OPERATOR_PASSWORD,
      newPassword: 'Rubber-Harvest-9!',
      confirmPassword: 'Rubber-Harvest-9!',
    };
    expect((await send('PUT', authPaths.changePassword, { token, payload })).status).toBe(200);
    expect((await site.server.db.select().from(operators))[0]?.secret).not.toBeNull();
  });

  it('loses everything at once with the role, and passes nowhere after a reset', async () => {
    const { agent, token } = await site.operator();
    await resetSecondFactor(site.server.db, agent.id);
    expect((await me(token)).secondFactor).toBe('missing');
    await revokeRole(site.server.db, agent.id);
    expect((await send('GET', operatorPaths.me, { token })).status).toBe(404);
    expect((await send('GET', agentPaths.byId(agent.id), { token })).status).toBe(200);
  });

  it('leaves a line in the audit for the second factor', async () => {
    const { agent } = await site.operator();
    expect(await site.server.db.select().from(auditEntries)).toMatchObject([
      { id: 1, action: 'enrol', operatorId: agent.id, subjectId: agent.id },
    ]);
  });
});
