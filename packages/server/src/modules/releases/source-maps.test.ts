import { RELEASE_ARCHIVE, releasePaths, type SourceMapResponse } from '@naija/contracts/http/releases';
import { existsSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { tarOf, type TarEntry } from '../../../test/hostile-tar.ts';
import { rawGet } from '../../../test/raw-get.ts';
import { KEYS, useReleaseServer, type Team } from '../../../test/use-release-server.ts';

const site = useReleaseServer();
const SCRIPT = 'remoteEntry.js';
const MAP = '{"version":3,"sources":["src/remote.tsx"],"names":[],"mappings":"AAAA"}';
const MAPS = [{ name: `${SCRIPT}.map`, content: MAP }];

const store = (entries: TarEntry[], team: Team = 'directory', version = '1.0.0') =>
  site.send(
    'PUT',
    releasePaths.sourceMaps('directory', version),
    { body: new Uint8Array(tarOf(entries)), headers: { 'content-type': RELEASE_ARCHIVE } },
    KEYS[team],
  );
const read = (script: string, team: Team = 'directory', version = '1.0.0') =>
  site.send<SourceMapResponse>('GET', releasePaths.sourceMaps('directory', version, script), {}, KEYS[team]);

beforeEach(() => site.publish('directory'));

it('a team reads the source maps of its release, which it may send again', async () => {
  expect((await store([{ name: `${SCRIPT}.map`, content: '{}' }])).status).toBe(200);
  expect((await store(MAPS)).status).toBe(200);
  expect((await read(SCRIPT)).body).toEqual({ map: MAP });
});

it('no other team reads or replaces them', async () => {
  await store(MAPS);
  expect([(await read(SCRIPT, 'auth')).status, (await store(MAPS, 'auth')).status]).toEqual([403, 403]);
  const path = releasePaths.sourceMaps('directory', '1.0.0', SCRIPT);
  expect((await site.send('GET', path, {})).status).toBe(401);
  for (const url of [
    `/remotes/directory/1.0.0/${SCRIPT}.map`,
    `/remotes/../remotes.source-maps/directory/1.0.0/${SCRIPT}.map`,
    `/remotes.source-maps/directory/1.0.0/${SCRIPT}.map`,
    `/remotes/%2e%2e/remotes.source-maps/directory/1.0.0/${SCRIPT}.map`,
  ]) {
    const { status, body } = await rawGet(site.app, url);
    expect([url, status, body.includes('src/remote.tsx')]).toEqual([url, 404, false]);
  }
});

it.each([
  ['a file that is not a map of a script', [{ name: 'notes.txt', content: 'x' }], 422],
  ['a map of a script that is not in the release', [{ name: 'other.js.map', content: MAP }], 422],
  ['a name that leads out of the folder', [{ name: `../${SCRIPT}.map`, content: MAP }], 422],
  ['a link', [{ name: `${SCRIPT}.map`, type: '2' as const, linkTo: '/etc/passwd' }], 422],
  ['more bytes than a release may have', [{ name: `${SCRIPT}.map`, size: 21_000_000 }], 413],
])('an archive with %s is refused, and nothing of it is kept', async (_what, entries, status) => {
  expect((await store(entries)).status).toBe(status);
  expect(existsSync(`${site.remotes}.source-maps/directory/1.0.0`)).toBe(false);
  expect(site.stored().filter((name) => name.startsWith('.upload'))).toEqual([]);
});

it.each([
  ['../../1.0.0/remoteEntry.js', '1.0.0', 'No source maps of directory 1.0.0 are stored here'],
  [SCRIPT, '1.0.0', 'No source maps of directory 1.0.0 are stored here'],
])('a map that is not there (%s) is a 404 with a message', async (script, version, message) => {
  const { status, body } = await read(script, 'directory', version);
  expect([status, body.message]).toEqual([404, message]);
});

it('a script name that leads to another folder finds nothing', async () => {
  await store(MAPS);
  const { status, body } = await read('../1.0.0/remoteEntry.js');
  expect([status, body.message]).toEqual([
    404,
    'directory 1.0.0 has no source map of ../1.0.0/remoteEntry.js',
  ]);
});

it('maps of a release that was never published are refused', async () => {
  const { status, body } = await store(MAPS, 'directory', '2.0.0');
  expect([status, body.message]).toEqual([404, 'directory 2.0.0 has not been published here']);
});
