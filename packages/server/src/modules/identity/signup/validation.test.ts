import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { authPaths } from '@naija/contracts/http/auth';
import type { ErrorBody } from '@naija/contracts/http/errors';
import { describe, expect, it } from 'vitest';
import { agents, mailOutbox } from '../../../database/schema.ts';
import { useServer } from '../../../../test/use-server.ts';
import { leastTime } from '../../../../test/timing.ts';
import { post, SIGNUP } from '../../../../test/signup.ts';
const server = useServer({ rateLimits: false });

async function refusal(url: string, payload: unknown) {
  const { status, body } = await post(server.app, url, payload);
  const { code, fields = {} } = body as ErrorBody;
  return { status, code, fields: Object.keys(fields).sort() };
}

const LONG = 'a'.repeat(50_000);
const NAMES = Object.keys(SIGNUP).sort();
const all = (value: unknown) => Object.fromEntries(NAMES.map((name) => [name, value]));
const raw = (more: string) => JSON.stringify(SIGNUP).replace(/}$/, `,${more}}`);

const signups: [string, unknown, string[]][] = [
  ['nothing', {}, NAMES],
  ['lists', all(['x']), NAMES],
  ['objects', all({ toString: 1 }), NAMES],
  ['numbers', all(7), NAMES],
  ['null', all(null), NAMES],
  ['true', all(true), NAMES],
  ['a phone number that is a number', { ...SIGNUP, phone: 8012345678901 }, ['phone']],
  ...NAMES.map((name): [string, unknown, string[]] => [
    `50,000 characters as ${name}`,
    { ...SIGNUP, [name]: LONG },
    [name],
  ]),
  ['50,000 characters of an address', { ...SIGNUP, email: `${LONG}@example.com` }, ['email']],
  ['50,000 blanks', { ...SIGNUP, name: ' '.repeat(50_000) }, ['name']],
  ['a long password that is strong', { ...SIGNUP, password: `A1!${LONG}` }, ['password']],
  ['a long Instagram address', { ...SIGNUP, instagram: `https://instagram.com/${LONG}` }, ['instagram']],
  [
    'a script as Instagram address',
    { ...SIGNUP, instagram: 'javascript:alert(1)//instagram.com/a' },
    ['instagram'],
  ],
  ['data as Instagram address', { ...SIGNUP, instagram: 'data:text/html,instagram.com/a' }, ['instagram']],
  ['a look-alike of Instagram', { ...SIGNUP, instagram: 'https://instаgram.com/ada' }, ['instagram']],
  [
    'a user before the host',
    { ...SIGNUP, instagram: 'https://instagram.com@evil.example/ada' },
    ['instagram'],
  ],
  ['a header in the address', { ...SIGNUP, email: 'ada@example.com\r\nBcc: eve@example.com' }, ['email']],
  ['two addresses', { ...SIGNUP, email: 'ada@example.com,eve@example.com' }, ['email']],
  ['a name with the address', { ...SIGNUP, email: 'Ada <ada@example.com>' }, ['email']],
  ['a quoted local part', { ...SIGNUP, email: '"a b"@example.com' }, ['email']],
  ['a Cyrillic look-alike', { ...SIGNUP, email: 'аda@example.com' }, ['email']],
  ['a full-width look-alike', { ...SIGNUP, email: 'ａda@example.com' }, ['email']],
  ['a dotted capital I', { ...SIGNUP, email: 'İda@example.com' }, ['email']],
  ['a domain in another script', { ...SIGNUP, email: 'ada@exаmple.com' }, ['email']],
  ['an unknown state', { ...SIGNUP, state: 'atlantis' }, ['state']],
  ['a common password', { ...SIGNUP, password: 'Password123!' }, ['password']],
  ['a field twice', raw('"email":"eve@example.com"'), ['email']],
  ['a field twice in escapes', raw('"\\u0065mail":"eve@example.com"'), ['email']],
  ['a prototype', raw('"__proto__":{"isVerified":true}'), ['__proto__']],
];

describe('a refused sign-up names each field within 50 ms, and stores nothing', () => {
  it.each(signups)('%s', async (_what, payload, fields) => {
    const refused = () => refusal(authPaths.signup, payload);
    expect(await refused()).toEqual({ status: 400, code: 'bad_request', fields });
    expect(await leastTime(50, refused)).toBeLessThan(50);
    expect([await server.db.$count(agents), await server.db.$count(mailOutbox)]).toEqual([0, 0]);
  });
});

it('a common password is refused with its own message', async () => {
  const { body } = await post(server.app, authPaths.signup, { ...SIGNUP, password: 'Dr@g0n2026!' });
  const password = FIELD_MESSAGES.passwordCommon;
  expect(body).toEqual({ message: password, code: 'bad_request', fields: { password } });
});

describe('a malformed body is refused by every route', () => {
  const calls = [authPaths.signup, authPaths.verifyCode, authPaths.resendVerification];
  const bodies: [string, number, unknown][] = [
    ['no body', 400, undefined],
    ['an empty body', 400, ''],
    ['broken JSON', 400, '{"email":'],
    ['null', 400, 'null'],
    ['a text', 400, '"email"'],
    ['a list', 400, '[]'],
    ['NUL', 400, { ...SIGNUP, code: '123456', name: 'A\0' }],
    ['half a character', 400, { ...SIGNUP, code: '123456', name: '\uD800' }],
    ['depth', 400, `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['too much', 413, { ...SIGNUP, code: '123456', name: 'a'.repeat(70_000) }],
  ];
  it.each(calls.flatMap((url) => bodies.map(([what, ...rest]) => [url, what, ...rest] as const)))(
    '%s: %s',
    async (url, _what, status, payload) => {
      expect((await refusal(url, payload)).status).toBe(status);
    },
  );

  it.each(
    calls.flatMap(
      (url) =>
        [
          [url, ['x']],
          [url, 7],
          [url, null],
          [url, LONG],
          [url, {}],
        ] as const,
    ),
  )('%s with %j as email address', async (url, email) => {
    const { status, fields } = await refusal(url, { ...SIGNUP, code: '123456', email });
    expect([status, fields]).toEqual([400, ['email']]);
  });
});

it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', 123456, ['123456'], LONG])(
  '%j as a code is refused at its field',
  async (code) => {
    const { status, fields } = await refusal(authPaths.verifyCode, { email: SIGNUP.email, code });
    expect([status, fields]).toEqual([400, ['code']]);
  },
);
