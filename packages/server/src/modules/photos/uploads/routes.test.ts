import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { uploadPaths } from '@naija/contracts/http/uploads';
import type { InjectOptions } from 'fastify';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_EACH } from './limits.ts';
import { keyOf, TUS, tus } from '../../../../test/upload-store.ts';
import { uploadSite } from '../../../../test/uploads.ts';

const site = uploadSite();
const KEY = keyOf(1);
const [FIRST, SECOND] = [Buffer.alloc(32 * 1024, 1), Buffer.alloc(1_000, 2)];
const LENGTH = FIRST.length + SECOND.length;

beforeEach(() => {
  for (const name of stored()) rmSync(join(site.uploads, name));
});

const stored = () => readdirSync(site.uploads).sort();
const without = (headers: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));
const codeOf = (body: string) => (JSON.parse(body) as { code: string }).code;

/** What an agent does with uploads; a status, and the headers that matter. */
async function newAgent() {
  const { id, token } = await site.agent();
  const call = async (request: InjectOptions) => {
    const headers = { authorization: `Bearer ${token}`, ...request.headers };
    const answer = await site.app().inject({ ...request, headers });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  };
  return {
    id,
    call,
    create: (key: string, length: number | string) => call(tus.create(key, length)),
    head: (key: string) => call(tus.head(key)),
    patch: (key: string, offset: number | string, payload: Buffer | string) =>
      call({ ...tus.patch(key, offset), payload }),
    drop: (key: string) => call(tus.drop(key)),
  };
}

describe('a photo in parts', () => {
  it('is begun, goes on where it was left, and is whole in the end', async () => {
    const agent = await newAgent();
    const created = await agent.create(KEY, LENGTH);
    expect([created.status, created.headers.location]).toEqual([201, uploadPaths.byKey(KEY)]);
    const first = await agent.patch(KEY, 0, FIRST);
    expect([first.status, first.headers['upload-offset']]).toEqual([204, String(FIRST.length)]);
    const head = await agent.head(KEY);
    expect([head.status, head.headers['upload-offset'], head.headers['upload-length']]).toEqual([
      200,
      String(FIRST.length),
      String(LENGTH),
    ]);
    const second = await agent.patch(KEY, FIRST.length, SECOND);
    expect([second.status, second.headers['upload-offset']]).toEqual([204, String(LENGTH)]);
    expect(readFileSync(join(site.uploads, `${agent.id}-${KEY}`))).toEqual(Buffer.concat([FIRST, SECOND]));
  });

  it('that is begun again, for the answer was lost, keeps what has arrived', async () => {
    const agent = await newAgent();
    await agent.create(KEY, LENGTH);
    await agent.patch(KEY, 0, FIRST);
    const again = await agent.create(KEY, LENGTH);
    expect([again.status, again.headers.location]).toEqual([201, uploadPaths.byKey(KEY)]);
    expect((await agent.head(KEY)).headers['upload-offset']).toBe(String(FIRST.length));
  });

  it('is not begun under the key of another one', async () => {
    const agent = await newAgent();
    await agent.create(KEY, LENGTH);
    const other = await agent.create(KEY, LENGTH + 1);
    expect([other.status, codeOf(other.body)]).toEqual([422, 'unprocessable']);
  });

  it('takes no part that begins elsewhere than it has ended, and is as it was', async () => {
    const agent = await newAgent();
    await agent.create(KEY, LENGTH);
    await agent.patch(KEY, 0, FIRST);
    for (const offset of [0, FIRST.length - 1, FIRST.length + 1, LENGTH]) {
      const { status, body } = await agent.patch(KEY, offset, SECOND);
      expect([status, codeOf(body)]).toEqual([409, 'conflict']);
    }
    expect((await agent.head(KEY)).headers['upload-offset']).toBe(String(FIRST.length));
  });

  it('never becomes longer than was said', async () => {
    const agent = await newAgent();
    await agent.create(KEY, SECOND.length);
    const { status, body } = await agent.patch(KEY, 0, FIRST);
    expect([status, codeOf(body)]).toEqual([413, 'payload_too_large']);
    expect((await agent.head(KEY)).headers['upload-offset']).toBe('0');
  });

  it('is gone once it is dropped', async () => {
    const agent = await newAgent();
    await agent.create(KEY, LENGTH);
    expect((await agent.drop(KEY)).status).toBe(204);
    const statuses = [await agent.head(KEY), await agent.patch(KEY, 0, FIRST), await agent.drop(KEY)];
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(stored()).toEqual([]);
  });

  it('may be kept by no cache, and is open to no other site', async () => {
    const agent = await newAgent();
    const answers = [
      await agent.create(KEY, LENGTH),
      await agent.head(KEY),
      await agent.patch(KEY, 0, FIRST),
      await agent.patch(KEY, 0, FIRST),
      await agent.drop(KEY),
    ];
    for (const { headers } of answers) {
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
});

describe('the upload of an agent', () => {
  it('is not found, continued or dropped by another one, who may use the same key', async () => {
    const [one, other] = [await newAgent(), await newAgent()];
    await one.create(KEY, LENGTH);
    await one.patch(KEY, 0, FIRST);
    const tried = [
      await other.head(KEY),
      await other.patch(KEY, FIRST.length, SECOND),
      await other.drop(KEY),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404]);
    await other.create(KEY, SECOND.length);
    await other.patch(KEY, 0, SECOND);
    expect((await one.head(KEY)).headers['upload-offset']).toBe(String(FIRST.length));
  });

  it('is for nobody who is not logged in', async () => {
    const calls = [tus.create(KEY, LENGTH), tus.head(KEY), tus.patch(KEY, 0), tus.drop(KEY)];
    for (const call of calls) {
      const { statusCode, headers } = await site.app().inject(call);
      expect([statusCode, headers['cache-control']]).toEqual([401, 'no-store']);
    }
    expect(stored()).toEqual([]);
  });
});

describe('an agent with many uploads', () => {
  /** Leaves an upload as if no part had come for some hours. */
  const stands = (id: string, key: string, hours: number) => {
    const then = new Date(Date.now() - hours * 60 * 60 * 1_000);
    utimesSync(join(site.uploads, `${id}-${key}`), then, then);
  };
  const statusOf = async ({ head }: Awaited<ReturnType<typeof newAgent>>, number: number) =>
    (await head(keyOf(number))).status;

  it('may begin another one: of eight, that in which nothing has arrived for the longest gives way', async () => {
    const [one, other] = [await newAgent(), await newAgent()];
    await other.create(keyOf(99), LENGTH);
    for (let number = 1; number <= MOST_EACH; number += 1) {
      expect((await one.create(keyOf(number), LENGTH)).status).toBe(201);
      stands(one.id, keyOf(number), MOST_EACH + 1 - number);
    }
    await one.patch(keyOf(1), 0, FIRST);
    expect((await one.create(keyOf(99), LENGTH)).status).toBe(201);
    expect([await statusOf(one, 1), await statusOf(one, 2), await statusOf(one, 3)]).toEqual([200, 404, 200]);
    expect(await statusOf(other, 99)).toBe(200);
  });

  it('keeps the others by beginning one of them again', async () => {
    const agent = await newAgent();
    for (let number = 1; number <= MOST_EACH; number += 1) await agent.create(keyOf(number), LENGTH);
    expect((await agent.create(keyOf(1), LENGTH)).status).toBe(201);
    for (let number = 1; number <= MOST_EACH; number += 1) expect(await statusOf(agent, number)).toBe(200);
  });

  it('keeps no more of them by beginning all at the same moment', async () => {
    const agent = await newAgent();
    const keys = Array.from({ length: 3 * MOST_EACH }, (_, number) => keyOf(number));
    await Promise.all(keys.map((key) => agent.create(key, LENGTH)));
    expect(stored().filter((name) => !name.endsWith('.json'))).toHaveLength(MOST_EACH);
  });
});

describe('nothing is stored for', () => {
  it.each([
    '',
    'a',
    '../../../../etc/passwd',
    `..%2f${keyOf(1)}`,
    keyOf(0xabc).toUpperCase(),
    `${keyOf(1)}0`,
  ])('the key %j', async (key) => {
    const agent = await newAgent();
    const created = await agent.create(key, LENGTH);
    expect([created.status, codeOf(created.body)]).toEqual([400, 'bad_request']);
    for (const call of [agent.head(key), agent.patch(key, 0, FIRST), agent.drop(key)])
      expect([400, 404]).toContain((await call).status);
    expect(stored()).toEqual([]);
  });

  it('a creation without a key', async () => {
    const agent = await newAgent();
    const headers = without(tus.create(KEY, LENGTH).headers, IDEMPOTENCY_KEY_HEADER);
    expect((await agent.call({ ...tus.create(KEY, LENGTH), headers })).status).toBe(400);
  });

  it.each(['', '-1', '1.5', '1e3', '0x10', 'many', '9007199254740993', '9'.repeat(400)])(
    'the length %j',
    async (length) => {
      const agent = await newAgent();
      expect([400, 413]).toContain((await agent.create(KEY, length)).status);
      expect(stored()).toEqual([]);
    },
  );

  it('a photo of more than 5 MiB, and says so as the form does', async () => {
    const agent = await newAgent();
    const { status, body } = await agent.create(KEY, LIMITS.imageMaxBytes + 1);
    const message = FIELD_MESSAGES.imageSize;
    expect([status, JSON.parse(body)]).toEqual([
      413,
      { message, code: 'payload_too_large', fields: { image: message } },
    ]);
    expect(stored()).toEqual([]);
    expect((await agent.create(KEY, LIMITS.imageMaxBytes)).status).toBe(201);
  });

  it('a length that is to be said later', async () => {
    const agent = await newAgent();
    const { headers, ...call } = tus.create(KEY, LENGTH);
    const deferred = { ...without(headers, 'upload-length'), 'upload-defer-length': '1' };
    expect((await agent.call({ ...call, headers: deferred })).status).toBe(400);
    expect(stored()).toEqual([]);
  });

  it.each([{}, { 'tus-resumable': '0.2.2' }])('a protocol of another version: %j', async (version) => {
    const agent = await newAgent();
    const { headers, ...call } = tus.create(KEY, LENGTH);
    const others = without(headers, 'tus-resumable');
    const { status, body } = await agent.call({ ...call, headers: { ...others, ...version } });
    expect([[400, 412].includes(status), codeOf(body) !== 'internal']).toEqual([true, true]);
    expect(stored()).toEqual([]);
  });
});

describe('what else a caller may say', () => {
  it('of a photo is not kept, and cannot do harm', async () => {
    const agent = await newAgent();
    for (const metadata of ['filename Li4vLi4vZXRj', '__proto__ eA==', '\t,,;', 'x'.repeat(10_000)]) {
      const { headers, ...call } = tus.create(KEY, LENGTH);
      const { status } = await agent.call({ ...call, headers: { ...headers, 'upload-metadata': metadata } });
      expect(status).toBe(201);
    }
    expect((await agent.head(KEY)).headers['upload-metadata']).toBeUndefined();
    expect(stored()).toEqual([`${agent.id}-${KEY}`, `${agent.id}-${KEY}.json`]);
  });

  it('of the address it came to does not change where the upload is', async () => {
    const agent = await newAgent();
    const { headers, ...call } = tus.create(KEY, LENGTH);
    const foreign = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
    };
    const answer = await agent.call({ ...call, headers: { ...headers, ...foreign } });
    expect([answer.status, answer.headers.location]).toEqual([201, uploadPaths.byKey(KEY)]);
  });

  it('of the method does not make it another one', async () => {
    const agent = await newAgent();
    await agent.create(KEY, LENGTH);
    const { headers, ...call } = tus.create(KEY, LENGTH);
    await agent.call({ ...call, headers: { ...headers, 'x-http-method-override': 'DELETE' } });
    expect((await agent.head(KEY)).status).toBe(200);
    for (const method of ['GET', 'PUT', 'POST'] as const)
      expect((await agent.call({ method, url: uploadPaths.byKey(KEY), headers: TUS })).status).toBe(404);
  });

  it('with the creation, such as a first part, is left for later', async () => {
    const agent = await newAgent();
    const { headers, ...call } = tus.create(KEY, SECOND.length);
    const type = tus.patch(KEY, 0).headers['content-type'];
    await agent.call({ ...call, headers: { ...headers, 'content-type': type }, payload: SECOND });
    expect((await agent.head(KEY)).headers['upload-offset']).toBe('0');
  });

  it.each(['', '-1', 'x', '1e1', '0.5'])('as the offset %j is refused', async (offset) => {
    const agent = await newAgent();
    await agent.create(KEY, LENGTH);
    expect((await agent.patch(KEY, offset, SECOND)).status).toBe(400);
    expect((await agent.head(KEY)).headers['upload-offset']).toBe('0');
  });

  it('in another type than that of parts is refused', async () => {
    const agent = await newAgent();
    await agent.create(KEY, LENGTH);
    const { headers, ...call } = tus.patch(KEY, 0);
    const json = { ...headers, 'content-type': 'application/json' };
    expect((await agent.call({ ...call, headers: json, payload: '{}' })).status).toBe(415);
  });
});

it('an upload whose description was half-written when the server was killed is begun anew', async () => {
  const agent = await newAgent();
  await agent.create(KEY, LENGTH);
  rmSync(join(site.uploads, `${agent.id}-${KEY}.json`));
  expect((await agent.head(KEY)).status).toBe(404);
  expect((await agent.create(KEY, LENGTH)).status).toBe(201);
  expect(existsSync(join(site.uploads, `${agent.id}-${KEY}.json`))).toBe(true);
});
