import { authPaths } from '@naija/contracts/http/auth';
import type { ErrorBody } from '@naija/contracts/http/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { agents, mailOutbox, sessions } from '../../database/schema.ts';
import { leastTime } from '../../../test/timing.ts';
import { useAuthServer, PASSWORD } from '../../../test/use-auth-server.ts';

const server = useAuthServer({ rateLimits: false });
const EMAIL = 'ada@example.com';
const LONG = 'a'.repeat(50_000);
const NEW = 'Harmattan-Lorry-9!';
const calls: Record<string, { url: string; good: Record<string, string> }> = {
  login: { url: authPaths.login, good: { email: EMAIL, password: PASSWORD } },
  forgot: { url: authPaths.forgotPassword, good: { email: EMAIL } },
  reset: { url: authPaths.resetPassword('x'), good: { newPassword: NEW, confirmPassword: NEW } },
};

let before: unknown;
const stored = () => server.db.select().from(agents);
beforeEach(async () => {
  await server.agent({ email: EMAIL });
  before = await stored();
});

const MOST_MS = 50;

/** Sends a body and checks that it changed nothing; returns status, named fields and the shortest time. */
async function refusal(url: string, payload: object | string) {
  const send = () => server.post<ErrorBody>(url, payload);
  const { status, body } = await send();
  const ms = await leastTime(MOST_MS, send);
  expect(await stored()).toEqual(before);
  expect([await server.db.$count(sessions), await server.db.$count(mailOutbox)]).toEqual([0, 0]);
  return { status, code: body.code, fields: Object.keys(body.fields ?? {}).sort(), ms };
}

const NO_TEXT: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['true', true],
  ['a list', ['ada@example.com']],
  ['an object', { toString: 1 }],
  ['an empty text', ''],
  ['50,000 characters', LONG],
];
const fieldTable = Object.entries(calls).flatMap(([name, { url, good }]) =>
  Object.keys(good).flatMap((field) =>
    NO_TEXT.map(([what, value]) => [name, what, field, url, { ...good, [field]: value }] as const),
  ),
);

describe('an invalid field is named within 50 ms', () => {
  it.each(fieldTable)('%s: %s as %s', async (_name, _what, field, url, payload) => {
    const { status, code, fields, ms } = await refusal(url, payload);
    expect([status, code]).toEqual([400, 'bad_request']);
    expect(fields).toContain(field);
    expect(ms).toBeLessThan(MOST_MS);
  });

  it.each([
    'ada@example.com\r\nBcc: eve@example.com',
    'Ada <ada@example.com>',
    'ada@example.com,eve@example.com',
    'аda@example.com',
    'ａda@example.com',
    "' or 1=1 --",
  ])('an invalid or look-alike address: %j', async (email) => {
    for (const { url, good } of [calls['login'], calls['forgot']].filter((call) => call !== undefined))
      expect(await refusal(url, { ...good, email })).toMatchObject({ status: 400, fields: ['email'] });
  });
});

const raw = (good: object, more: string) => JSON.stringify(good).replace(/}$/, `,${more}}`);
const bodyTable = Object.entries(calls).flatMap(([name, { url, good }]) => {
  const [field = ''] = Object.keys(good);
  return (
    [
      ['no body', 400, ''],
      ['broken JSON', 400, '{"email":'],
      ['null', 400, 'null'],
      ['a text', 400, '"email"'],
      ['a list', 400, '[]'],
      ['a field twice', 400, raw(good, `"${field}":"eve@example.com"`)],
      ['a prototype', 400, raw(good, '"__proto__":{"isVerified":true}')],
      ['NUL', 400, { ...good, other: 'A\0' }],
      ['half a character', 400, { ...good, other: '\uD800' }],
      ['depth', 400, `{"${field}":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
      ['too much', 413, { ...good, other: 'a'.repeat(70_000) }],
    ] as const
  ).map(([what, status, body]) => [name, what, status, url, body] as const);
});

describe('a malformed body is refused', () => {
  it.each(bodyTable)('%s: %s', async (_name, _what, status, url, body) => {
    const response = await refusal(url, body);
    expect(response.status).toBe(status);
    expect(response.ms).toBeLessThan(MOST_MS);
  });
});

describe('unknown fields', () => {
  it('change nothing', async () => {
    const extra = { isVerified: true, id: 'x', image: 'x', emailVerifiedAt: '2026-01-01', token: 'x' };
    const response = await server.post(authPaths.login, { ...calls['login']?.good, ...extra });
    expect([response.status, await stored()]).toEqual([200, before]);
  });

  it('in the query of a reset are not a token', async () => {
    const { good = {} } = calls['reset'] ?? {};
    const twice = `${authPaths.resetPassword('a')}&token=b`;
    expect((await server.post(twice, good)).status).toBe(400);
  });
});
