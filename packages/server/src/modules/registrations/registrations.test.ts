import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import {
  operatorPaths,
  type AuditResponse,
  type CaseListResponse,
  type RegistrationListResponse,
} from '@naija/contracts/http/operators';
import {
  registrationPaths,
  type OwnRegistration,
  type Register,
  type RegistrationsResponse,
} from '@naija/contracts/http/registrations';
import {
  REGISTRATION_FIELD_MESSAGES,
  REGISTRATION_RESPONSES,
} from '@naija/contracts/domain/registration-messages';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { EDIT } from '../../../test/profile-forms.ts';
import { useModeration } from '../../../test/use-moderation.ts';
import { mailOutbox, registrations, type AgentRow } from '../../database/schema.ts';
import { mailLinks } from '../mail/index.ts';
import { expireRegistrations } from './expire.ts';

const site = useModeration();
const { server, send } = site;
const DAY_S = 24 * 60 * 60;
let agent: AgentRow;
let token: string;

beforeEach(async () => {
  agent = await addAgent(server.db);
  token = await site.sessionOf(agent);
});

const enter = (number: string | null, { register = 'cac', by = token, key = '' }: Entering = {}) =>
  send<{ message: string; fields?: Record<string, string> }>('POST', registrationPaths.own, {
    token: by,
    payload: { register, number },
    ...(key !== '' && { headers: { 'idempotency-key': key } }),
  });
interface Entering {
  register?: Register;
  by?: string;
  key?: string;
}

async function own(): Promise<OwnRegistration[]> {
  return (await send<RegistrationsResponse>('GET', registrationPaths.own, { token })).body.registrations;
}

async function shown() {
  const response = await server.app.inject(agentPaths.byId(agent.id));
  return { ...response.json<AgentResponse>().data, etag: response.headers.etag };
}

const queue = async (operator: string, state = 'pending') =>
  (
    await send<RegistrationListResponse>('GET', `${operatorPaths.registrations}?state=${state}`, {
      token: operator,
    })
  ).body.registrations;

const decide = (operator: string, id: string, payload: object) =>
  send<{ message: string; fields?: Record<string, string> }>('POST', operatorPaths.registration(id), {
    token: operator,
    payload,
  });

const CHECKED = { decision: 'confirm', checkedOn: '2026-11-20', validUntil: '2027-11-20' };

/** Enters a number and has an operator confirm it. */
async function confirmed(number = 'RC 123456') {
  const operator = await site.operator();
  await enter(number);
  const [entry] = await queue(operator.token);
  const { status } = await decide(operator.token, entry?.id ?? '', CHECKED);
  expect(status).toBe(200);
  return { operator, id: entry?.id ?? '' };
}

async function newestMail() {
  const [mail] = await server.db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt)).limit(1);
  return mail;
}

describe('a number that an agent enters', () => {
  it('waits for an operator, and no one else sees it', async () => {
    expect(await enter('rc123456')).toEqual({
      status: 201,
      body: { message: REGISTRATION_RESPONSES.entered },
    });
    const pending = {
      register: 'cac',
      number: 'RC 123456',
      state: 'pending',
      enteredAt: '2026-11-20T12:00:00.000Z',
    };
    expect(await own()).toEqual([pending]);
    expect((await shown()).registrations).toEqual([]);
  });

  it('is stored once, however often its request arrives', async () => {
    const key = 'b'.repeat(32);
    await enter('RC 1', { key });
    const [first] = await server.db.select().from(registrations);
    expect((await enter('RC 1', { key })).status).toBe(201);
    expect((await enter('RC 1')).status).toBe(201);
    expect(await server.db.select().from(registrations)).toEqual([first]);
  });

  it.each([
    ['cac', '123456', REGISTRATION_FIELD_MESSAGES.cacInvalid],
    ['niesv', 'a member', REGISTRATION_FIELD_MESSAGES.otherInvalid],
    ['lasrera', '', REGISTRATION_FIELD_MESSAGES.numberRequired],
  ] as const)('of %s as %j is refused at its field', async (register, number, message) => {
    expect(await enter(number, { register })).toMatchObject({
      status: 400,
      body: { fields: { number: message } },
    });
  });

  it('needs a register that is known, a session, and an account that is not blocked', async () => {
    const url = registrationPaths.own;
    const payload = { register: 'nothing', number: '1' };
    expect((await send('POST', url, { token, payload })).status).toBe(400);
    expect((await send('POST', url, { payload: { register: 'cac', number: 'RC 1' } })).status).toBe(401);
    const blocked = await site.sessionOf(await addAgent(server.db, { blockedAt: new Date() }));
    expect((await enter('RC 1', { by: blocked })).status).toBe(403);
  });

  it('is refused after ten in a row', async () => {
    for (let entered = 0; entered < 10; entered += 1) await enter(`RC ${String(entered + 1)}`);
    expect((await enter('RC 11')).status).toBe(429);
  });
});

describe('an operator', () => {
  it('sees the oldest entry first, who it is of, and how many others have it', async () => {
    await enter('RC 123456');
    site.advance(60);
    const other = await addAgent(server.db, { name: 'Bola Ade' });
    await enter('RC 123456', { by: await site.sessionOf(other) });
    const operator = await site.operator();
    expect(await queue(operator.token)).toMatchObject([
      { register: 'cac', number: 'RC 123456', agent: { id: agent.id, name: agent.name }, others: 1 },
      { agent: { id: other.id, name: 'Bola Ade' }, others: 1 },
    ]);
    const cases = await send<CaseListResponse>('GET', operatorPaths.cases, { token: operator.token });
    expect(cases.body.counts).toEqual({ cases: 0, appeals: 0, registrations: 2 });
  });

  it('confirms it with the day of the check and the last day, and then visitors see all of it', async () => {
    const before = await shown();
    const { operator, id } = await confirmed();
    const held = { register: 'cac', number: 'RC 123456', checkedOn: '2026-11-20', validUntil: '2027-11-20' };
    const after = await shown();
    expect([after.registrations, after.updatedAt]).toEqual([[held], before.updatedAt]);
    expect(after.etag).not.toBe(before.etag);
    expect(await own()).toMatchObject([{ ...held, state: 'confirmed' }]);
    const mail = await newestMail();
    expect([mail?.recipient, mail?.text]).toEqual([
      agent.email,
      expect.stringContaining('until Nov 20, 2027'),
    ]);
    expect(mail?.text).not.toContain('123456');
    expect(await queue(operator.token)).toEqual([]);
    expect(await queue(operator.token, 'decided')).toMatchObject([{ id, state: 'confirmed' }]);
    const audit = await send<AuditResponse>('GET', operatorPaths.audit, { token: operator.token });
    expect(audit.body.entries[0]).toMatchObject({
      operator: { id: operator.agent.id },
      action: 'registration-confirmed',
      subject: { kind: 'account', id: agent.id },
      note: 'CAC: checked on 2026-11-20, valid until 2027-11-20',
    });
  });

  it('leaves an edit that was begun before without a conflict', async () => {
    const { etag } = await shown();
    await confirmed();
    const { statusCode } = await server.app.inject({
      method: 'PUT',
      url: agentPaths.edit,
      headers: { authorization: `Bearer ${token}`, 'if-match': String(etag) },
      payload: EDIT,
    });
    expect(statusCode).toBe(201);
    expect((await shown()).registrations).toHaveLength(1);
  });

  it.each(['refuse', 'revoke'] as const)(
    'can %s it with a reason, which the agent reads',
    async (decision) => {
      const note = 'The register has another name under this number.';
      let operator: string, id: string;
      if (decision === 'revoke') {
        const made = await confirmed();
        [operator, id] = [made.operator.token, made.id];
      } else {
        operator = (await site.operator()).token;
        await enter('RC 123456');
        id = (await queue(operator))[0]?.id ?? '';
      }
      expect((await decide(operator, id, { decision })).status).toBe(400);
      expect((await decide(operator, id, { decision, note })).status).toBe(200);
      expect(await own()).toMatchObject([
        { state: decision === 'revoke' ? 'revoked' : 'refused', reason: note },
      ]);
      expect((await shown()).registrations).toEqual([]);
      expect((await newestMail())?.text).toContain(note);
      expect((await decide(operator, id, { decision, note })).status).toBe(409);
      expect((await enter('RC 123456')).status).toBe(201);
      expect(await own()).toMatchObject([{ state: 'pending' }]);
    },
  );

  it.each([
    ['2026-11-21', '2027-11-20', 'checkedOn'],
    ['2026-10-01', '2027-11-20', 'checkedOn'],
    ['2026-11-31', '2027-11-20', 'checkedOn'],
    ['2026-11-20', '2026-11-20', 'validUntil'],
    ['2026-11-20', '2029-01-01', 'validUntil'],
  ])('cannot say that it was checked on %s and is valid until %s', async (checkedOn, validUntil, field) => {
    const operator = await site.operator();
    await enter('RC 123456');
    const [entry] = await queue(operator.token);
    const answer = await decide(operator.token, entry?.id ?? '', {
      decision: 'confirm',
      checkedOn,
      validUntil,
    });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('confirms no number that the agent has changed meanwhile', async () => {
    const operator = await site.operator();
    await enter('RC 123456');
    const [entry] = await queue(operator.token);
    await enter('RC 999999');
    expect((await decide(operator.token, entry?.id ?? '', CHECKED)).status).toBe(404);
    expect((await shown()).registrations).toEqual([]);
  });

  it('of two who decide at once, one is told that it is decided', async () => {
    const operators = [await site.operator(), await site.operator()];
    await enter('RC 123456');
    const [entry] = await queue(operators[0]?.token ?? '');
    const answers = await Promise.all(
      operators.map((operator) => decide(operator.token, entry?.id ?? '', CHECKED)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('does not decide on what they have entered themselves', async () => {
    const operator = await site.operator();
    await enter('RC 123456', { by: operator.token });
    const [entry] = await queue(operator.token);
    expect((await decide(operator.token, entry?.id ?? '', CHECKED)).status).toBe(403);
  });

  it('is the only one who sees the queue and decides', async () => {
    await enter('RC 123456');
    const [entry] = await server.db.select().from(registrations);
    expect((await send('GET', operatorPaths.registrations, { token })).status).toBe(404);
    expect((await decide(token, entry?.id ?? '', CHECKED)).status).toBe(404);
    const { token: unproven } = await site.newOperator();
    expect((await decide(unproven, entry?.id ?? '', CHECKED)).status).toBe(403);
  });
});

describe('a confirmed number', () => {
  it('is not asked about again while it holds, goes back to the queue when it is changed, and can be removed', async () => {
    const { operator } = await confirmed();
    expect(await enter('rc 123456')).toMatchObject({
      status: 409,
      body: { message: REGISTRATION_RESPONSES.alreadyChecked },
    });
    expect((await shown()).registrations).toHaveLength(1);
    expect((await enter('RC 654321')).status).toBe(201);
    expect((await shown()).registrations).toEqual([]);
    expect(await queue(operator.token)).toMatchObject([{ number: 'RC 654321' }]);
    expect(await enter(null)).toMatchObject({
      status: 201,
      body: { message: REGISTRATION_RESPONSES.removed },
    });
    expect(await own()).toEqual([]);
  });

  it('is shown on its last day and not on the next, and the agent is told and may enter it again', async () => {
    await confirmed();
    const [now] = [new Date()];
    const dayOf = (days: number) =>
      new Date(now.getTime() + 3_600_000 + days * DAY_S * 1_000).toISOString().slice(0, 10);
    const until = (validUntil: string) =>
      server.db.update(registrations).set({ validUntil }).where(eq(registrations.agentId, agent.id));
    await until(dayOf(0));
    expect((await shown()).registrations).toHaveLength(1);
    await until(dayOf(-1));
    expect((await shown()).registrations).toEqual([]);
    const services = { db: server.db, clock: () => now, links: mailLinks(() => 'https://agents.example') };
    await expireRegistrations(services);
    await expireRegistrations(services);
    expect(await own()).toMatchObject([{ state: 'expired', validUntil: dayOf(-1) }]);
    const mails = (await server.db.select().from(mailOutbox)).filter(({ text }) =>
      text?.includes('is over now'),
    );
    expect(
      mails.map(({ recipient, text }) => [
        recipient,
        text?.includes('https://agents.example/dashboard?tab=settings#checks'),
      ]),
    ).toEqual([[agent.email, true]]);
    expect((await enter('RC 123456')).status).toBe(201);
    expect(await own()).toMatchObject([{ state: 'pending' }]);
  });
});
