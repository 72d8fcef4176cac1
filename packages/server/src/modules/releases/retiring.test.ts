import { pageLoadPath } from '@naija/contracts/http/page-loads';
import type { ReleasesStatus, RendererStatus } from '@naija/contracts/http/release-status';
import { releasePaths, type RetireResponse } from '@naija/contracts/http/releases';
import { serialOf } from '@naija/contracts/remote/signature';
import { readRegistryFile } from '@naija/releases';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { foldersIn } from '../../../test/app.ts';
import { put } from '../../../test/hosted-files.ts';
import { SHELL } from '../../../test/hosted-pages.ts';
import { KEYS, useReleaseServer, type Team } from '../../../test/use-release-server.ts';

const RENDERER: RendererStatus = {
  ...{ remote: 'directory', version: '1.0.0', state: 'idle', isolation: 'process', memory: null },
  ...{ restarts: 0, rendered: 1, failed: 0, lastFault: null, suspendedUntil: null },
};
const site = useReleaseServer(
  {
    rendering: {
      render: () => Promise.resolve(undefined),
      status: () => [RENDERER],
      close: () => Promise.resolve(),
    },
  },
  (folder) => ({ folders: { ...foldersIn(folder), shellServer: join(folder, 'shell-server') } }),
);
const retire = (team: Team, remote: string = team) =>
  site.send<RetireResponse>('DELETE', releasePaths.retire(remote), {}, KEYS[team]);

const statusAt = async (path: string) =>
  (await site.send<ReleasesStatus>('GET', path, {}, KEYS.directory)).body;

beforeEach(() => site.publish('directory'));

it('the status names a retired remote only in the audit, unless it is asked for it', async () => {
  const load = { remote: 'directory', version: '1.0.0', route: '/directory', outcome: 'render' };
  await site.app.inject({ method: 'POST', url: pageLoadPath, payload: load });
  await site.publish('auth');
  const named = async () => {
    const { audit: _audit, ...others } = await statusAt(releasePaths.statusWithPages);
    return Object.entries(others).flatMap(([part, value]) =>
      JSON.stringify(value).includes('directory') ? [part] : [],
    );
  };
  expect((await named()).sort()).toEqual(['keys', 'pages', 'remotes', 'renderers']);
  await retire('directory');
  expect(await named()).toEqual([]);
  const { remotes, audit, keys } = await statusAt(releasePaths.statusOf('directory'));
  expect(remotes).toEqual([]);
  expect(audit.map(({ remote, action }) => [remote, action])).toEqual([
    ['directory', 'retire'],
    ['directory', 'publish'],
  ]);
  expect(keys).toMatchObject([{ remote: 'directory' }]);
});

it('the status of one remote contains nothing of others', async () => {
  await site.publish('auth');
  const { remotes, audit } = await statusAt(releasePaths.statusOf('auth'));
  expect(remotes.map(({ remote }) => remote)).toEqual(['auth']);
  expect(audit.map(({ remote }) => remote)).toEqual(['auth']);
});

it('a team removes its remote from the site, and the audit says so', async () => {
  const { status, body } = await retire('directory');
  expect([status, body]).toEqual([200, { remote: 'directory', before: '1.0.0' }]);
  const { remotes, audit } = (await site.send<ReleasesStatus>('GET', releasePaths.status, {}, KEYS.auth))
    .body;
  expect(remotes).toEqual([]);
  expect(audit[0]).toMatchObject({ who: 'key of directory', action: 'retire', from: '1.0.0', to: null });
});

it('another team takes over the pages of a retired remote', async () => {
  const changes = { routes: [{ path: '/directory', js: ['remoteEntry.js'], css: [] }] };
  expect((await site.publish('auth', { changes })).status).toBe(409);
  await retire('directory');
  expect((await site.publish('auth', { changes })).status).toBe(201);
});

it('the pages of a retired remote are no longer found', async () => {
  const statusOf = async () => (await site.app.inject('/directory')).statusCode;
  put(join(foldersIn(site.folder).shell, 'index.html'), SHELL);
  const before = await statusOf();
  await retire('directory');
  expect([before, await statusOf()]).toEqual([200, 404]);
});

it('publishing a retired remote again restores it, with a serial that browsers accept', async () => {
  const serial = async () => serialOf(await readRegistryFile(site.remotes), 'directory');
  const before = await serial();
  await retire('directory');
  await site.publish('directory');
  expect(await site.listed('directory')).toEqual(['1.0.0']);
  expect(await serial()).toBeGreaterThan(before);
});

it('a remote that is not on the site, or that is not its own, is not retired', async () => {
  expect((await retire('auth', 'directory')).status).toBe(403);
  const { status, body } = await retire('auth');
  expect([status, body.message]).toEqual([404, 'auth is not on this site']);
  expect(await site.listed('directory')).toEqual(['1.0.0']);
});
