import { MESSAGES } from '@naija/contracts/domain/messages';
import { PHONE_MESSAGES } from '@naija/contracts/domain/phone-messages';
import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { phonePaths, type PhoneResponse } from '@naija/contracts/http/phone';
import { desc, eq, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { EDIT } from '../../../../test/profile-forms.ts';
import { useCredentialServer } from '../../../../test/use-credential-server.ts';
import { accountTokens, agents, jobs, textMessages, type NewAgent } from '../../../database/schema.ts';
import { mailboxSender } from '../../sms/index.ts';

const sms = { sender: mailboxSender, countries: ['234'], dailyMax: 12 };
const server = useCredentialServer({ sms, publicUrl: 'https://agents.example' });
const HOUR_S = 60 * 60;
const MOBILE = '08031234567';

type Body = { message: string; fields?: Record<string, string> } & PhoneResponse;

async function send(
  token: string,
  call: Pick<InjectOptions, 'method' | 'url' | 'payload'>,
  from = '105.112.0.1',
) {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from };
  const response = await server.app.inject({ ...call, headers });
  return { status: response.statusCode, body: response.json<Body>(), headers: response.headers };
}

const agent = (fields: Partial<NewAgent> = {}) => server.agent({ phone: MOBILE, ...fields });
const ask = (token: string, from?: string) => send(token, { method: 'POST', url: phonePaths.code }, from);
const confirm = (token: string, code: string, from?: string) =>
  send(token, { method: 'POST', url: phonePaths.confirm, payload: { code } }, from);
const state = async (token: string) => (await send(token, { method: 'GET', url: phonePaths.own })).body;
const read = async (id: string) => (await server.read(id, '')).body.data;

async function newestText() {
  const [message] = await server.db
    .select()
    .from(textMessages)
    .orderBy(desc(textMessages.createdAt), sql`ctid desc`)
    .limit(1);
  return message;
}

async function askForCode(token: string, from?: string): Promise<string> {
  const { status } = await ask(token, from);
  const code = /#(\d{6})$/.exec((await newestText())?.text ?? '')?.[1];
  if (status !== 200 || code === undefined) throw new Error(`no code was sent: ${String(status)}`);
  return code;
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code to the phone', () => {
  it('confirms the number of the profile, and visitors see when', async () => {
    const { row, token } = await agent();
    expect(await state(token)).toEqual({ phone: MOBILE, state: 'ready', verifiedAt: null, codeUntil: null });
    const code = await askForCode(token);
    expect((await state(token)).codeUntil).toBe('2026-11-20T12:10:00.000Z');
    expect(await confirm(token, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      status: 200,
      body: { message: PHONE_MESSAGES.confirmed },
    });
    const at = '2026-11-20T12:00:00.000Z';
    expect(await state(token)).toMatchObject({ state: 'confirmed', verifiedAt: at, codeUntil: null });
    expect(await read(row.id)).toMatchObject({ phoneVerifiedAt: at, updatedAt: row.updatedAt.toISOString() });
  });

  it('is queued with its job for the number with the country code, in one text message that names this site', async () => {
    const { row, token } = await agent();
    await askForCode(token);
    const message = await newestText();
    expect(message).toMatchObject({ agentId: row.id, recipient: '2348031234567', sentAt: null });
    expect(message?.text).toMatch(/^(\d{6}) is your NaijaAgents code\.[^#]*\n@agents\.example #\1$/);
    expect(message?.text?.length).toBeLessThanOrEqual(160);
    expect(await server.db.select({ kind: jobs.kind, payload: jobs.payload }).from(jobs)).toEqual([
      { kind: 'text message', payload: message?.id },
    ]);
  });

  it('is stored only as a hash, for ten minutes', async () => {
    const { token } = await agent();
    const code = await askForCode(token);
    const [stored] = await server.db.select().from(accountTokens);
    expect(JSON.stringify({ ...stored, codeHash: stored?.codeHash.toString('latin1') })).not.toContain(code);
    server.advance(601);
    expect(await confirm(token, code)).toMatchObject({
      status: 400,
      body: { fields: { code: MESSAGES.codeWrong } },
    });
  });

  it('does not work after five wrong ones, and a new one does', async () => {
    const { token } = await agent();
    const code = await askForCode(token);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await confirm(token, otherThan(code), `105.112.${String(tries)}.1`)).status).toBe(400);
    expect((await confirm(token, code)).status).toBe(400);
    expect((await confirm(token, await askForCode(token))).status).toBe(200);
  });

  it('is not guessed by 20 tries at the same time', async () => {
    const { row, token } = await agent();
    const code = await askForCode(token);
    const tries = Array.from({ length: 20 }, (_, index) =>
      confirm(token, otherThan(code), `105.${String(index)}.0.1`),
    );
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([400]));
    expect((await confirm(token, code)).status).toBe(400);
    expect((await server.row(row.id)).phoneVerifiedAt).toBeNull();
  });

  it('sent twice at the same time succeeds twice', async () => {
    const { token } = await agent();
    const code = await askForCode(token);
    const answers = await Promise.all([confirm(token, code), confirm(token, code)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('works only for its agent', async () => {
    const code = await askForCode((await agent()).token);
    const other = await agent({ phone: '08031234568' });
    expect((await confirm(other.token, code)).status).toBe(400);
  });

  it('asked for twice at the same time: the one that was sent last works', async () => {
    const { token } = await agent();
    const asked = await Promise.all([ask(token), ask(token)]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200]);
    const codes = (await server.db.select().from(textMessages)).map(({ text }) => text?.slice(0, 6) ?? '');
    const answers = [];
    for (const code of codes) answers.push((await confirm(token, code)).status);
    expect(answers).toContain(200);
  });
});

describe('another phone number', () => {
  const edit = (token: string, phone: string, ifMatch?: unknown) =>
    server.app.inject({
      method: 'PUT',
      url: agentPaths.edit,
      headers: {
        authorization: `Bearer ${token}`,
        ...(typeof ifMatch === 'string' && { 'if-match': ifMatch }),
      },
      payload: { ...EDIT, phone },
    });

  it('removes the confirmation with the edit, and the same number in another form keeps it', async () => {
    const { row, token } = await agent();
    await confirm(token, await askForCode(token));
    await edit(token, '+2348031234567');
    expect((await read(row.id)).phoneVerifiedAt).not.toBeNull();
    await server.allowPhone(token, '08031234568');
    await edit(token, '08031234568');
    expect((await read(row.id)).phoneVerifiedAt).toBeNull();
    expect(await state(token)).toMatchObject({ state: 'ready', verifiedAt: null });
  });

  it('makes a code that was sent to the one before worthless', async () => {
    const { row, token } = await agent();
    const code = await askForCode(token);
    await server.allowPhone(token, '08031234568');
    await edit(token, '08031234568');
    expect(await confirm(token, code)).toMatchObject({
      status: 409,
      body: { message: PHONE_MESSAGES.changed },
    });
    expect((await server.row(row.id)).phoneVerifiedAt).toBeNull();
  });

  it('can be saved from a record that was read before the confirmation, also by a release without it', async () => {
    const { row, token } = await agent();
    const before = await server.read(row.id, token);
    await confirm(token, await askForCode(token));
    const after = await server.read(row.id, token);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    expect((await edit(token, MOBILE, before.headers['etag'])).statusCode).toBe(201);
    expect((await edit(token, MOBILE, after.headers['etag'])).statusCode).toBe(412);
    const latest = await server.read(row.id, token);
    expect((await edit(token, MOBILE, latest.headers['etag'])).statusCode).toBe(201);
  });
});

describe('codes cost money:', () => {
  it('an agent gets three, then one an hour, to whatever number', async () => {
    const { row, token } = await agent();
    for (let asked = 0; asked < 3; asked += 1) await askForCode(token, `105.112.${String(asked)}.1`);
    await server.db.update(agents).set({ phone: '08031234569' }).where(eq(agents.id, row.id));
    const refused = await ask(token, '105.113.0.1');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(HOUR_S)]);
    server.advance(HOUR_S);
    expect((await ask(token, '105.113.0.1')).status).toBe(200);
  });

  const askHourly = async (token: () => Promise<string>, hours: number) => {
    const asked = [];
    for (let hour = 0; hour < hours; hour += 1) {
      // An agent gets three codes in the first hour.
      for (let times = hour === 0 ? 3 : 1; times > 0; times -= 1)
        asked.push((await ask(await token(), `105.${String(asked.length)}.0.1`)).status);
      server.advance(HOUR_S);
    }
    return asked.filter((status) => status === 200).length;
  };

  it('an agent gets six a day, and a number as well, however long they go on asking', async () => {
    const { row } = await agent();
    let changes = 0;
    const withAnotherNumber = async () => {
      changes += 1;
      const phone = `0803123${String(4_000 + changes)}`;
      await server.db.update(agents).set({ phone }).where(eq(agents.id, row.id));
      return server.session(row.id);
    };
    expect(await askHourly(withAnotherNumber, 24)).toBe(6);
    const another = async () => (await agent({ phone: '08031234599' })).token;
    expect(await askHourly(another, 24)).toBe(6);
    expect((await ask(await withAnotherNumber(), '105.200.0.1')).status).toBe(200);
  });

  it('a network gets six, whatever browsers it pretends to have, and then one in four hours', async () => {
    const headers = (token: string, browser: number) => ({
      authorization: `Bearer ${token}`,
      'x-forwarded-for': '105.112.0.1',
      'user-agent': `browser ${String(browser)}`,
    });
    let sent = 0;
    const askAnother = async () => {
      const { token } = await agent({ phone: `0803123${String(4_000 + sent)}` });
      const call = { method: 'POST' as const, url: phonePaths.code, headers: headers(token, sent) };
      sent += 1;
      return (await server.app.inject(call)).statusCode;
    };
    const statuses = [];
    for (let asked = 0; asked < 8; asked += 1) statuses.push(await askAnother());
    expect(statuses).toEqual([...new Array<number>(6).fill(200), 429, 429]);
    server.advance(4 * HOUR_S);
    expect([await askAnother(), await askAnother()]).toEqual([200, 429]);
  });

  it('a number gets three from all agents together, and the refusal does not tell whose limit it was', async () => {
    for (let asked = 0; asked < 3; asked += 1)
      await askForCode((await agent()).token, `105.112.${String(asked)}.1`);
    const { status, body } = await ask((await agent({ phone: '+234 803 123 4567' })).token, '105.113.0.1');
    expect([status, body.message]).toEqual([
      429,
      expect.stringMatching(/^Too many codes were asked for\. Please/),
    ]);
  });

  it('a network gets six', async () => {
    const statuses = [];
    for (let asked = 0; asked < 7; asked += 1)
      statuses.push((await ask((await agent({ phone: `0803123450${String(asked)}` })).token)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('all together get no more than the operator allows in a day', async () => {
    const askAnother = async (index: number) =>
      ask((await agent({ phone: `080312345${String(10 + index)}` })).token, `105.${String(index)}.0.1`);
    for (let asked = 0; asked < 12; asked += 1) expect((await askAnother(asked)).status).toBe(200);
    expect(await askAnother(12)).toMatchObject({ status: 429, body: { message: PHONE_MESSAGES.usedUp } });
    server.advance(24 * HOUR_S);
    expect((await askAnother(13)).status).toBe(200);
  });

  it.each([
    ['a number of another country', { phone: '+447911123456' }, PHONE_MESSAGES.unsupported, 'unsupported'],
    ['a landline', { phone: '012345678901' }, PHONE_MESSAGES.unsupported, 'unsupported'],
    ['an account without a verified email', { emailVerifiedAt: null }, PHONE_MESSAGES.emailFirst, 'email'],
  ])('%s gets none', async (_who, fields, message, expected) => {
    const { token } = await agent(fields);
    expect((await state(token)).state).toBe(expected);
    expect(await ask(token)).toMatchObject({ status: 409, body: { message } });
    expect(await newestText()).toBeUndefined();
  });

  it('a blocked agent gets none, and neither does a client that is not logged in', async () => {
    const { token } = await agent({ blockedAt: new Date() });
    expect((await ask(token)).status).toBe(403);
    expect((await ask('x'.repeat(43))).status).toBe(401);
  });

  it('an agent who has confirmed the number gets none', async () => {
    const { token } = await agent();
    await confirm(token, await askForCode(token));
    expect(await ask(token)).toMatchObject({ status: 409, body: { message: PHONE_MESSAGES.already } });
  });
});

it('three agents may confirm a number of their office, and a fourth is told so only after the right code', async () => {
  const confirmed = { verifiedPhone: '2348031234567', phoneVerifiedAt: new Date() };
  for (let others = 0; others < 2; others += 1) await agent(confirmed);
  const [third, fourth] = [await agent(), await agent()];
  const codes = [await askForCode(third.token), await askForCode(fourth.token)];
  const answers = await Promise.all([
    confirm(third.token, codes[0] ?? ''),
    confirm(fourth.token, codes[1] ?? ''),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(PHONE_MESSAGES.shared);
  expect(await server.db.$count(agents, eq(agents.verifiedPhone, '2348031234567'))).toBe(3);
});

describe('a site that sends no text messages', () => {
  const plain = useCredentialServer();

  it('says so', async () => {
    const { token } = await plain.agent({ phone: MOBILE });
    const headers = { authorization: `Bearer ${token}` };
    const own = await plain.app.inject({ url: phonePaths.own, headers });
    expect(own.json<PhoneResponse>().state).toBe('unavailable');
    const asked = await plain.app.inject({ method: 'POST', url: phonePaths.code, headers });
    expect([asked.statusCode, asked.json<AgentResponse & { message: string }>().message]).toEqual([
      409,
      PHONE_MESSAGES.unavailable,
    ]);
  });
});
