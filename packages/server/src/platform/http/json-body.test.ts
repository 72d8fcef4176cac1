import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { registerErrorHandlers } from '../plugins/errors.ts';
import { leastTime } from '../../../test/timing.ts';
import type { App } from './app-type.ts';
import { addStrictJsonParser, findForbiddenKey } from './json-body.ts';
const app = Fastify() as unknown as App;
addStrictJsonParser(app);
registerErrorHandlers(app);
app.post('/', ({ body }) => ({ body: body ?? 'nothing' }));
afterAll(() => app.close());

async function post(payload: string) {
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

describe('accepts the JSON body', () => {
  it.each([
    '{"a":1,"b":{"a":1},"c":[{"a":1},{"a":2}]}',
    '{"a":"\\"b\\":1,{","b":"]}"}',
    '{"":1,"\\u0000":2}',
    '[{"a":[1,"a","a"]},"a","a"]',
    '"text"',
    '7',
    'null',
    '{"a" : 1 ,\n "b" : 2}',
  ])('%s', async (payload) => {
    expect(await post(payload)).toEqual({
      status: 200,
      body: { body: (JSON.parse(payload) as unknown) ?? 'nothing' },
    });
  });

  it('an empty one, as undefined', async () => {
    expect(await post('')).toEqual({ status: 200, body: { body: 'nothing' } });
  });
});

describe('rejects a key', () => {
  it.each([
    ['that stands twice', '{"email":"a","email":"b"}', 'email'],
    ['that stands twice, once in escapes', '{"email":"a","\\u0065mail":"b"}', 'email'],
    ['that stands twice, far apart', `{"a":1,"b":[{"c":[]}],${'"x":"y",'.slice(0, -1)},"a":2}`, 'a'],
    ['that is the prototype', '{"__proto__":{"isVerified":true}}', '__proto__'],
    ['that is the prototype, in escapes', '{"\\u005f_proto__":1}', '__proto__'],
    ['that is the constructor', '{"constructor":{"prototype":{"a":1}}}', 'constructor'],
  ])('%s', async (_what, payload, field) => {
    const { status, body } = await post(payload);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'bad_request', message: expect.stringContaining(field) as unknown });
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
  });

  it.each(['[{"a":1,"a":2}]', '{"b":{"a":1,"a":2}}', '{"b":[[{"__proto__":1}]]}'])(
    'deep inside as well: %s',
    async (payload) => {
      expect(await post(payload)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    },
  );
});

it.each(['{', '{"a":}', "{'a':1}", '{"a":1}{', 'undefined', '\uFEFF', '{"a":"\n"}'])(
  'rejects what is not JSON: %j',
  async (payload) => {
    expect(await post(payload)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  },
);

it.each([
  ['depth', '['.repeat(30_000) + ']'.repeat(30_000), undefined],
  [
    'many names',
    `{${Array.from({ length: 6_000 }, (_, index) => `"${String(index)}":1`).join()},"0":1}`,
    { name: '0', problem: 'duplicate', isTopLevel: true },
  ],
  ['a long text', `{"a":"${'\\"'.repeat(30_000)}"}`, undefined],
])('%s is scanned in less than 50 ms', async (_what, json, found) => {
  expect(findForbiddenKey(json)).toEqual(found);
  expect(await leastTime(50, () => findForbiddenKey(json))).toBeLessThan(50);
});

it('shortens a long key in the error message', async () => {
  const { body } = await post(`{"${'n'.repeat(30_000)}":1,"${'n'.repeat(30_000)}":1}`);
  expect(JSON.stringify(body).length).toBeLessThan(300);
});
