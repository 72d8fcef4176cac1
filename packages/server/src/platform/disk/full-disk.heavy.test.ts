import { authPaths, type LoginResponse } from '@naija/contracts/http/auth';
import { commentPaths, type CommentListResponse } from '@naija/contracts/http/comments';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { serverProcesses } from '../../../test/server-process.ts';
import { SIGNUP } from '../../../test/signup.ts';
import { canMount, fillDisk, SMALL_DISK } from '../../../test/small-disk.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { keyOf, tus } from '../../../test/tus-requests.ts';

const folder = tempFolder();
const startProcess = serverProcesses();
const MEGABYTE = 1024 * 1024;

interface Call {
  url: string;
  method: string;
  headers: Record<string, string>;
}

/** A server with everything on a disk of 320 MB, and an agent. */
async function startOnSmallDisk(reserveMb: number) {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const server = startProcess(
    {
      DATA_DIR: dataDir,
      SIZE: String(320 * MEGABYTE),
      DISK_RESERVE_MB: String(reserveMb),
      SERVER_RENDERING: 'off',
    },
    SMALL_DISK,
  );
  const url = await server.ready();
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post(authPaths.signup, SIGNUP);
  const login = (await (await post(authPaths.login, SIGNUP)).json()) as LoginResponse;
  const agent = login.data.user._id;
  const comment = async (text: string) => {
    const response = await post(commentPaths.post(agent), { fullname: 'Ada', content: text });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const upload = async ({ url: path, ...call }: Call, body?: Uint8Array<ArrayBuffer>) => {
    const headers = { ...call.headers, authorization: `Bearer ${login.token}` };
    return fetch(url + path, { ...call, headers, ...(body && { body }) });
  };
  const readiness = async () => (await (await fetch(`${url}/readyz`)).json()) as { status?: string };
  /** Stored content as a reader sees it. */
  const comments = async () => {
    const response = await fetch(url + commentPaths.list(agent));
    const { comments: listed } = (await response.json()) as CommentListResponse;
    return listed.map(({ content }) => content);
  };
  return { url, comment, comments, upload, readiness, fill: () => fillDisk(server.pid, dataDir) };
}

describe.skipIf(!canMount())('a full disk', { timeout: 300_000 }, () => {
  it('refuses writes with a message, serves reads, and accepts writes again without a restart', async () => {
    const site = await startOnSmallDisk(64);
    expect(await site.comment('before')).toMatchObject({ status: 201 });
    const giveBack = site.fill();
    await vi.waitUntil(async () => (await site.comment('while it is full')).status === 507, 60_000);
    const refused = await site.comment('while it is full');
    expect(refused).toEqual({
      status: 507,
      body: { code: 'insufficient_storage', message: expect.stringContaining('nothing was saved') as string },
    });
    expect(await site.comments()).toContain('before');
    expect(await site.readiness()).toMatchObject({
      status: 'degraded',
      checks: { disk: 'failing', database: 'ok' },
    });
    giveBack();
    await vi.waitUntil(async () => (await site.comment('after')).status === 201, { timeout: 5_000 });
    expect(await site.comments()).toEqual(expect.arrayContaining(['before', 'after']));
    expect(await site.comments()).not.toContain('while it is full');
  });

  it('without a reserve loses no acknowledged write, and recovers without a restart', async () => {
    const site = await startOnSmallDisk(0);
    const photo = new Uint8Array(400_000).fill(7);
    expect((await site.upload(tus.create(keyOf(1), photo.length))).status).toBe(201);
    const giveBack = site.fill();
    const part = await site.upload(tus.patch(keyOf(1), 0), photo);
    expect([part.status, await part.text()]).toEqual([507, expect.stringContaining('nothing was saved')]);
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    for (let number = 0; number < 200; number += 1) {
      const text = `comment ${String(number)} ${'x'.repeat(900)}`;
      const { status } = await site.comment(text);
      statuses.add(status);
      if (status === 201) acknowledged.push(text);
    }
    expect([...statuses].filter((status) => ![201, 503, 507].includes(status))).toEqual([]);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    giveBack();
    await vi.waitUntil(async () => (await site.comment('after')).status === 201, {
      timeout: 30_000,
      interval: 250,
    });
    const offset = (await site.upload(tus.head(keyOf(1)))).headers.get('upload-offset');
    const rest = photo.subarray(Number(offset));
    expect((await site.upload(tus.patch(keyOf(1), Number(offset)), rest)).status).toBe(204);
    const stored = await site.comments();
    expect(stored).toContain('after');
    expect(acknowledged.slice(-20).filter((text) => !stored.includes(text))).toEqual([]);
  });
});
