import { uploadPaths } from '@naija/contracts/http/uploads';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_UPLOADS_PER_AGENT } from './limits.ts';
import { testApp } from '../../../../test/app.ts';
import { keyOf, tus } from '../../../../test/tus-requests.ts';
import { useUploadServer } from '../../../../test/use-upload-server.ts';

const site = useUploadServer();
const KEY = keyOf(1);
const [FIRST, SECOND] = [Buffer.alloc(32 * 1024, 1), Buffer.alloc(1_000, 2)];
const LENGTH = FIRST.length + SECOND.length;

beforeEach(() => {
  for (const name of stored()) rmSync(join(site.uploads, name));
});

const stored = () => readdirSync(site.uploads).sort();
const codeOf = (body: string) => (JSON.parse(body) as { code: string }).code;

describe('a resumable upload', () => {
  it('is created, resumed and completed', async () => {
    const agent = await site.client();
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

  it('that is created again, as the response was lost, keeps its bytes', async () => {
    const agent = await site.client();
    await agent.create(KEY, LENGTH);
    await agent.patch(KEY, 0, FIRST);
    const again = await agent.create(KEY, LENGTH);
    expect([again.status, again.headers.location]).toEqual([201, uploadPaths.byKey(KEY)]);
    expect((await agent.head(KEY)).headers['upload-offset']).toBe(String(FIRST.length));
  });

  it('is not created under the key of another one', async () => {
    const agent = await site.client();
    await agent.create(KEY, LENGTH);
    const other = await agent.create(KEY, LENGTH + 1);
    expect([other.status, codeOf(other.body)]).toEqual([422, 'unprocessable']);
  });

  it('refuses a part at another offset than its own, and stays unchanged', async () => {
    const agent = await site.client();
    await agent.create(KEY, LENGTH);
    await agent.patch(KEY, 0, FIRST);
    for (const offset of [0, FIRST.length - 1, FIRST.length + 1, LENGTH]) {
      const { status, body } = await agent.patch(KEY, offset, SECOND);
      expect([status, codeOf(body)]).toEqual([409, 'conflict']);
    }
    expect((await agent.head(KEY)).headers['upload-offset']).toBe(String(FIRST.length));
  });

  it('never grows beyond its announced length', async () => {
    const agent = await site.client();
    await agent.create(KEY, SECOND.length);
    const { status, body } = await agent.patch(KEY, 0, FIRST);
    expect([status, codeOf(body)]).toEqual([413, 'payload_too_large']);
    expect((await agent.head(KEY)).headers['upload-offset']).toBe('0');
  });

  it('is gone after it is deleted', async () => {
    const agent = await site.client();
    await agent.create(KEY, LENGTH);
    expect((await agent.drop(KEY)).status).toBe(204);
    const statuses = [await agent.head(KEY), await agent.patch(KEY, 0, FIRST), await agent.drop(KEY)];
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(stored()).toEqual([]);
  });

  it('is not cacheable, and not readable by other origins', async () => {
    const agent = await site.client();
    const responses = [
      await agent.create(KEY, LENGTH),
      await agent.head(KEY),
      await agent.patch(KEY, 0, FIRST),
      await agent.patch(KEY, 0, FIRST),
      await agent.drop(KEY),
    ];
    for (const { headers } of responses) {
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
});

it('an upload resumes after a restart of the server', async () => {
  const agent = await site.client();
  await agent.create(KEY, LENGTH);
  await agent.patch(KEY, 0, FIRST);
  const restarted = await testApp(site.db, site.folder);
  const send = ({ headers, ...call }: ReturnType<typeof tus.head | typeof tus.patch>, payload?: Buffer) =>
    restarted.inject({
      ...call,
      headers: { ...headers, authorization: `Bearer ${agent.token}` },
      ...(payload && { payload }),
    });
  expect((await send(tus.head(KEY))).headers['upload-offset']).toBe(String(FIRST.length));
  expect((await send(tus.patch(KEY, FIRST.length), SECOND)).statusCode).toBe(204);
  await restarted.close();
  expect(readFileSync(join(site.uploads, `${agent.id}-${KEY}`))).toEqual(Buffer.concat([FIRST, SECOND]));
});

describe('the upload of an agent', () => {
  it('is not found, continued or deleted by another agent, who may use the same key', async () => {
    const [one, other] = [await site.client(), await site.client()];
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

  it('needs a login', async () => {
    const calls = [tus.create(KEY, LENGTH), tus.head(KEY), tus.patch(KEY, 0), tus.drop(KEY)];
    for (const call of calls) {
      const { statusCode, headers } = await site.app.inject(call);
      expect([statusCode, headers['cache-control']]).toEqual([401, 'no-store']);
    }
    expect(stored()).toEqual([]);
  });
});

describe('an agent with many uploads', () => {
  /** Leaves an upload whose last part came some hours ago. */
  const stands = (id: string, key: string, hours: number) => {
    const then = new Date(Date.now() - hours * 60 * 60 * 1_000);
    utimesSync(join(site.uploads, `${id}-${key}`), then, then);
  };
  const statusOf = async ({ head }: Awaited<ReturnType<typeof site.client>>, number: number) =>
    (await head(keyOf(number))).status;

  it('may create another one: of eight, the one idle for the longest is evicted', async () => {
    const [one, other] = [await site.client(), await site.client()];
    await other.create(keyOf(99), LENGTH);
    for (let number = 1; number <= MAX_UPLOADS_PER_AGENT; number += 1) {
      expect((await one.create(keyOf(number), LENGTH)).status).toBe(201);
      stands(one.id, keyOf(number), MAX_UPLOADS_PER_AGENT + 1 - number);
    }
    await one.patch(keyOf(1), 0, FIRST);
    expect((await one.create(keyOf(99), LENGTH)).status).toBe(201);
    expect([await statusOf(one, 1), await statusOf(one, 2), await statusOf(one, 3)]).toEqual([200, 404, 200]);
    expect(await statusOf(other, 99)).toBe(200);
  });

  it('evicts none by creating one again', async () => {
    const agent = await site.client();
    for (let number = 1; number <= MAX_UPLOADS_PER_AGENT; number += 1)
      await agent.create(keyOf(number), LENGTH);
    expect((await agent.create(keyOf(1), LENGTH)).status).toBe(201);
    for (let number = 1; number <= MAX_UPLOADS_PER_AGENT; number += 1)
      expect(await statusOf(agent, number)).toBe(200);
  });

  it('stores no more by creating many at once', async () => {
    const agent = await site.client();
    const keys = Array.from({ length: 3 * MAX_UPLOADS_PER_AGENT }, (_, number) => keyOf(number));
    await Promise.all(keys.map((key) => agent.create(key, LENGTH)));
    expect(stored().filter((name) => !name.endsWith('.json'))).toHaveLength(MAX_UPLOADS_PER_AGENT);
  });
});

it('an upload whose info file is missing, as after a crash, is created again', async () => {
  const agent = await site.client();
  await agent.create(KEY, LENGTH);
  rmSync(join(site.uploads, `${agent.id}-${KEY}.json`));
  expect((await agent.head(KEY)).status).toBe(404);
  expect((await agent.create(KEY, LENGTH)).status).toBe(201);
  expect(existsSync(join(site.uploads, `${agent.id}-${KEY}.json`))).toBe(true);
});
