import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { uploadPaths } from '@naija/contracts/http/uploads';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyOf, TUS, tus } from '../../../../test/tus-requests.ts';
import { useUploadServer } from '../../../../test/use-upload-server.ts';

const site = useUploadServer();
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

describe('nothing is stored for', () => {
  it.each([
    '',
    'a',
    '../../../../etc/passwd',
    `..%2f${keyOf(1)}`,
    keyOf(0xabc).toUpperCase(),
    `${keyOf(1)}0`,
  ])('the key %j', async (key) => {
    const agent = await site.client();
    const created = await agent.create(key, LENGTH);
    expect([created.status, codeOf(created.body)]).toEqual([400, 'bad_request']);
    for (const call of [agent.head(key), agent.patch(key, 0, FIRST), agent.drop(key)])
      expect([400, 404]).toContain((await call).status);
    expect(stored()).toEqual([]);
  });

  it('a creation without a key', async () => {
    const agent = await site.client();
    const headers = without(tus.create(KEY, LENGTH).headers, IDEMPOTENCY_KEY_HEADER);
    expect((await agent.call({ ...tus.create(KEY, LENGTH), headers })).status).toBe(400);
  });

  it.each(['', '-1', '1.5', '1e3', '0x10', 'many', '9007199254740993', '9'.repeat(400)])(
    'the length %j',
    async (length) => {
      const agent = await site.client();
      expect([400, 413]).toContain((await agent.create(KEY, length)).status);
      expect(stored()).toEqual([]);
    },
  );

  it('a photo of more than 5 MiB, with the message of the form', async () => {
    const agent = await site.client();
    const { status, body } = await agent.create(KEY, LIMITS.imageMaxBytes + 1);
    const message = FIELD_MESSAGES.imageSize;
    expect([status, JSON.parse(body)]).toEqual([
      413,
      { message, code: 'payload_too_large', fields: { image: message } },
    ]);
    expect(stored()).toEqual([]);
    expect((await agent.create(KEY, LIMITS.imageMaxBytes)).status).toBe(201);
  });

  it('a length that is declared later', async () => {
    const agent = await site.client();
    const { headers, ...call } = tus.create(KEY, LENGTH);
    const deferred = { ...without(headers, 'upload-length'), 'upload-defer-length': '1' };
    expect((await agent.call({ ...call, headers: deferred })).status).toBe(400);
    expect(stored()).toEqual([]);
  });

  it.each([{}, { 'tus-resumable': '0.2.2' }])('another protocol version: %j', async (version) => {
    const agent = await site.client();
    const { headers, ...call } = tus.create(KEY, LENGTH);
    const others = without(headers, 'tus-resumable');
    const { status, body } = await agent.call({ ...call, headers: { ...others, ...version } });
    expect([[400, 412].includes(status), codeOf(body) !== 'internal']).toEqual([true, true]);
    expect(stored()).toEqual([]);
  });
});

describe('of further headers', () => {
  it('metadata is ignored', async () => {
    const agent = await site.client();
    for (const metadata of ['filename Li4vLi4vZXRj', '__proto__ eA==', '\t,,;', 'x'.repeat(10_000)]) {
      const { headers, ...call } = tus.create(KEY, LENGTH);
      const { status } = await agent.call({ ...call, headers: { ...headers, 'upload-metadata': metadata } });
      expect(status).toBe(201);
    }
    expect((await agent.head(KEY)).headers['upload-metadata']).toBeUndefined();
    expect(stored()).toEqual([`${agent.id}-${KEY}`, `${agent.id}-${KEY}.json`]);
  });

  it('a forged host does not change the location', async () => {
    const agent = await site.client();
    const { headers, ...call } = tus.create(KEY, LENGTH);
    const foreign = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
    };
    const response = await agent.call({ ...call, headers: { ...headers, ...foreign } });
    expect([response.status, response.headers.location]).toEqual([201, uploadPaths.byKey(KEY)]);
  });

  it('a method override has no effect', async () => {
    const agent = await site.client();
    await agent.create(KEY, LENGTH);
    const { headers, ...call } = tus.create(KEY, LENGTH);
    await agent.call({ ...call, headers: { ...headers, 'x-http-method-override': 'DELETE' } });
    expect((await agent.head(KEY)).status).toBe(200);
    for (const method of ['GET', 'PUT', 'POST'] as const)
      expect((await agent.call({ method, url: uploadPaths.byKey(KEY), headers: TUS })).status).toBe(404);
  });

  it('a media type does not make the creation a first part', async () => {
    const agent = await site.client();
    const { headers, ...call } = tus.create(KEY, SECOND.length);
    const type = tus.patch(KEY, 0).headers['content-type'];
    await agent.call({ ...call, headers: { ...headers, 'content-type': type }, payload: SECOND });
    expect((await agent.head(KEY)).headers['upload-offset']).toBe('0');
  });

  it.each(['', '-1', 'x', '1e1', '0.5'])('the offset %j is refused', async (offset) => {
    const agent = await site.client();
    await agent.create(KEY, LENGTH);
    expect((await agent.patch(KEY, offset, SECOND)).status).toBe(400);
    expect((await agent.head(KEY)).headers['upload-offset']).toBe('0');
  });

  it('another media type than that of parts is refused', async () => {
    const agent = await site.client();
    await agent.create(KEY, LENGTH);
    const { headers, ...call } = tus.patch(KEY, 0);
    const json = { ...headers, 'content-type': 'application/json' };
    expect((await agent.call({ ...call, headers: json, payload: '{}' })).status).toBe(415);
  });
});
