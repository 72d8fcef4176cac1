import type { ReleasesStatus } from '@naija/contracts/http/release-status';
import { releasePaths, type PublishResponse } from '@naija/contracts/http/releases';
import { readRegistry } from '@naija/contracts/remote/registry';
import { SHARED_PACKAGES } from '@naija/contracts/remote/remote';
import { signedText } from '@naija/contracts/remote/signature';
import { generateKeyPairSync, verify } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldersIn } from '../../../test/app.ts';
import { put } from '../../../test/hosted-files.ts';
import { rawGet } from '../../../test/raw-get.ts';
import { KEYS, useReleaseServer } from '../../../test/use-release-server.ts';

const { privateKey: registryKey, publicKey } = generateKeyPairSync('ed25519');
const site = useReleaseServer({ registryKeys: { key: registryKey } });

describe('a team that publishes a release', () => {
  it('finds it served at once, and in the signed registry', async () => {
    const { status, body } = await site.publish<PublishResponse>('directory');
    expect([status, body]).toEqual([
      201,
      { remote: 'directory', current: '1.0.0', before: null, trial: null, added: true },
    ]);
    const served = await site.app.inject('/remotes/directory/1.0.0/remoteEntry.js');
    expect(served.body).toBe(`export default 'directory 1.0.0';`);
    const registry = (await site.app.inject('/remotes.json')).json<unknown>();
    const entries = readRegistry(registry).microFrontends['@naija/directory'] ?? [];
    const signature = Buffer.from(entries[0]?.extras.seal?.signature ?? '', 'base64');
    expect(verify(null, Buffer.from(signedText('directory', entries)), publicKey, signature)).toBe(true);
    expect((await site.app.inject('/directory')).statusCode).not.toBe(404);
  });

  it('is refused one that lacks a field which the site has renamed, and visitors keep what they have', async () => {
    await site.publish('directory');
    const shell = join(foldersIn(site.folder).shell, 'shell.json');
    const versions = Object.fromEntries(SHARED_PACKAGES.map((name) => [name, '1.0.0']));
    const calls = { 'GET /api/v1/user': { found: 'number' } };
    put(shell, JSON.stringify({ contract: 1, versions, exports: {}, calls }));
    const changes = { calls: { 'GET /api/v1/user': { total: 'number' } } };
    const { status, body } = await site.publish('directory', { version: '1.1.0', changes });
    rmSync(shell);
    expect([status, body.message]).toEqual([
      422,
      'directory 1.1.0 does not fit the shell of this site: the answer to GET /api/v1/user has no field total',
    ]);
    expect(await site.listed('directory')).toEqual(['1.0.0']);
  });

  it('may send the same again without a change', async () => {
    await site.publish('directory');
    const before = (await site.app.inject('/remotes.json')).body;
    const { status, body } = await site.publish<PublishResponse>('directory');
    expect([status, body.added]).toEqual([200, false]);
    expect((await site.app.inject('/remotes.json')).body).toBe(before);
  });

  it('may send a canary to a percentage of visitors', async () => {
    await site.publish('directory');
    const next = await site.archive({ version: '1.1.0' });
    const { body } = await site.sendArchive<PublishResponse>('directory', next, '1.1.0', 'directory', 10);
    expect(body).toMatchObject({ current: '1.0.0', trial: { version: '1.1.0', percent: 10 } });
  });

  it.each([0, 101, 1.5])('is refused a canary of %d per cent', async (percent) => {
    const { status } = await site.sendArchive(
      'directory',
      await site.archive(),
      '1.0.0',
      'directory',
      percent,
    );
    expect(status).toBe(400);
  });

  it('is told that a first release cannot be a canary, and publishes nothing', async () => {
    const first = await site.archive();
    const { status, body } = await site.sendArchive('directory', first, '1.0.0', 'directory', 5);
    expect([status, body.code, body.message]).toEqual([
      409,
      'conflict',
      expect.stringContaining('the first one goes to everybody') as string,
    ]);
    expect(site.stored()).toEqual([]);
  });

  it('cannot replace the files of a published version', async () => {
    await site.publish('directory');
    const { status, body } = await site.publish('directory', { files: { 'remoteEntry.js': 'other' } });
    expect([status, body.code, body.message]).toEqual([
      409,
      'conflict',
      expect.stringContaining('raise the version'),
    ]);
    const served = await site.app.inject('/remotes/directory/1.0.0/remoteEntry.js');
    expect(served.body).toBe(`export default 'directory 1.0.0';`);
  });

  it('is told everything that is wrong with a release, and no path of the server', async () => {
    const { status, body } = await site.publish('directory', {
      files: { 'remoteEntry.js': 'navigator.serviceWorker.register("/x.js")' },
      changes: { requires: { react: '^19.0.0' }, entry: 'none.js' },
    });
    expect([status, body.code]).toEqual([422, 'unprocessable']);
    expect(body.message.split('\n')).toEqual([
      'directory@1.0.0 is not a sound release:',
      expect.stringContaining('none.js'),
      expect.stringContaining('react-dom'),
      expect.stringContaining('@naija/runtime'),
      expect.stringContaining('service worker'),
    ]);
    expect(body.message).not.toContain(site.remotes);
    expect(site.stored()).toEqual([]);
  });

  it('cannot publish under another name or version', async () => {
    const archive = await site.archive({ name: 'auth', version: '1.0.0' });
    const responses = [
      await site.sendArchive('directory', archive, '1.0.0'),
      await site.sendArchive('auth', archive, '1.0.1'),
    ];
    expect(responses.map(({ status, body }) => [status, body.message])).toEqual([
      [422, 'The archive holds auth 1.0.0, not directory 1.0.0'],
      [422, 'The archive holds auth 1.0.0, not auth 1.0.1'],
    ]);
    expect(site.stored()).toEqual([]);
  });

  it('cannot claim a route of another team', async () => {
    await site.publish('auth');
    const { status, body } = await site.publish('directory', {
      changes: { routes: [{ path: '/auth', js: ['remoteEntry.js'], css: [] }] },
    });
    expect([status, body.message]).toEqual([409, expect.stringContaining('claims /auth, which auth owns')]);
    expect(await site.listed('directory')).toEqual([]);
  });
});

it('the audit log is not served as a file', async () => {
  await site.publish('directory');
  for (const url of ['/remotes///audit.jsonl', '/remotes/audit.jsonl', '/remotes/../remotes.audit.jsonl']) {
    const { status, body, headers } = await rawGet(site.app, url);
    expect([status, headers['access-control-allow-origin'], body]).toEqual([
      404,
      undefined,
      expect.not.stringContaining('key of') as string,
    ]);
  }
});

describe('teams at the same time', () => {
  it('publish independently', async () => {
    const versions = ['1.0.0', '1.1.0', '1.2.0'];
    for (const version of versions) {
      const responses = await Promise.all([
        site.publish('directory', { version }),
        site.publish('auth', { version }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    }
    const newestFirst = [...versions].reverse();
    expect([await site.listed('directory'), await site.listed('auth')]).toEqual([newestFirst, newestFirst]);
    expect(site.stored().filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

it('teams see how often each release failed', async () => {
  await site.publish('directory', { version: '1.0.0' });
  await site.publish('directory', { version: '1.1.0' });
  const report = { remote: 'directory', version: '1.1.0', message: 'x' };
  for (const kind of ['load', 'render', 'load'])
    await site.app.inject({ method: 'POST', url: '/api/v1/report', payload: { ...report, kind } });
  const { status, body } = await site.send<ReleasesStatus>('GET', releasePaths.status, {}, KEYS.auth);
  expect(status).toBe(200);
  expect(body.remotes).toEqual([
    {
      remote: 'directory',
      releases: [
        expect.objectContaining({ version: '1.1.0', traffic: 100, failures: { load: 2, render: 1 } }),
        expect.objectContaining({ version: '1.0.0', traffic: 0, failures: {} }),
      ],
    },
  ]);
});

it('a team reads the last failures of its own remotes, also of a withdrawn release', async () => {
  await site.publish('directory', { version: '1.0.0' });
  await site.publish('directory', { version: '1.1.0' });
  const report = { remote: 'directory', version: '1.1.0', kind: 'render', message: 'x is not a function' };
  const stack = '    at n (https://agents.example/remotes/directory/1.1.0/remoteEntry.js:1:2)';
  await site.app.inject({ method: 'POST', url: '/api/v1/report', payload: { ...report, stack } });
  await site.post('directory', releasePaths.rollback('directory'));
  const failuresFor = async (key: string) =>
    (await site.send<ReleasesStatus>('GET', releasePaths.status, {}, key)).body.recentFailures;
  expect(await failuresFor(KEYS.directory)).toEqual([
    {
      ...report,
      count: 1,
      lastAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      stack: '    at n (/remotes/directory/1.1.0/remoteEntry.js:1:2)',
    },
  ]);
  expect(await failuresFor(KEYS.auth)).toEqual([]);
  await site.send('DELETE', releasePaths.retire('directory'), {}, KEYS.directory);
  expect(await failuresFor(KEYS.directory)).toEqual([]);
});
