import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { releasesOf } from '@naija/contracts/remote/registry';
import { publishRelease } from './publish.ts';
import { readRegistryFile } from './registry/registry-file.ts';
import { integrityOf } from './release-folder.ts';
import { rollBack } from './roll-back.ts';
import { readReleasesStatus } from './status.ts';
import { remotesFolder } from '../test/remotes-folder.ts';

const { dir, built, publish, listed } = remotesFolder();
const fileIn = (name: string) => readFile(path.join(dir(), name), 'utf8');

test('a published release is served whole and is the current one', async () => {
  expect(await publish({ version: '1.0.0' })).toEqual({
    remote: 'sample',
    current: '1.0.0',
    before: null,
    trial: null,
    added: true,
  });
  expect(await fileIn('sample/1.0.0/remoteEntry.js')).toBe(`export default '1.0.0';`);
  const [current] = releasesOf(await readRegistryFile(dir()), 'sample');
  expect(current?.url).toBe('/remotes/sample/1.0.0/remoteEntry.js');
  expect(current?.extras.routes[0]?.js).toEqual([
    { url: '/remotes/sample/1.0.0/remoteEntry.js', integrity: integrityOf(`export default '1.0.0';`) },
  ]);
  expect(current?.metadata.integrity).toBe(integrityOf(await fileIn('sample/1.0.0/release.json')));
});

test('title and data of a page are in the registry', async () => {
  const page = { path: '/sample', js: [], css: [], title: 'A sample', data: ['/api/v1/sample/:id'] };
  await publish({ manifest: { routes: [page] } });
  const [current] = releasesOf(await readRegistryFile(dir()), 'sample');
  expect(current?.extras.routes).toEqual([page]);
});

test('the server entry is stored, and the registry marks pages that it does not render', async () => {
  const page = { path: '/sample', js: [], css: [], clientOnly: true };
  await publish({ server: 'exports.default = {};', manifest: { routes: [page] } });
  expect(await fileIn('sample/1.0.0/server.js')).toBe('exports.default = {};');
  const [current] = releasesOf(await readRegistryFile(dir()), 'sample');
  expect(current?.extras.routes).toEqual([page]);
});

test('publishing the current release changes nothing', async () => {
  await publish();
  const files = async () => [await fileIn('remotes.json'), await fileIn('../remotes.audit.jsonl')];
  const before = await files();
  expect(await publish()).toMatchObject({ added: false, current: '1.0.0', before: '1.0.0' });
  expect(await files()).toEqual(before);
});

test('a release that was rolled back comes back when it is published again', async () => {
  await publish({ version: '1.0.0' });
  await publish({ version: '1.1.0' });
  await rollBack(dir(), 'sample', { who: 'ada@desk' });
  expect(await publish({ version: '1.1.0' })).toMatchObject({ added: false, current: '1.1.0' });
  expect(await listed()).toEqual(['1.1.0', '1.0.0']);
});

test('a version that is stored with other bytes is refused, and the stored files stay', async () => {
  await publish({ files: { 'page.js': '1' } });
  await expect(publish({ files: { 'page.js': '2' } })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('raise the version') as string,
  });
  expect(await fileIn('sample/1.0.0/page.js')).toBe('1');
});

test('a stored release that is damaged is not served to visitors', async () => {
  await publish({ version: '1.0.0' });
  await publish({ version: '1.1.0' });
  await rollBack(dir(), 'sample', { who: 'ada@desk' });
  await writeFile(path.join(dir(), 'sample/1.1.0/remoteEntry.js'), 'damaged');
  await expect(publish({ version: '1.1.0' })).rejects.toThrow(
    'remoteEntry.js is not the file that was built',
  );
  expect(await listed()).toEqual(['1.0.0']);
});

test('a build with a file changed afterwards is refused and leaves nothing behind', async () => {
  const folder = await built();
  await writeFile(path.join(folder, 'remoteEntry.js'), 'export default "other";');
  await mkdir(dir());
  await expect(publishRelease(folder, dir())).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('remoteEntry.js is not the file that was built') as string,
  });
  expect(await readdir(dir())).toEqual([]);
});

test('the folder contains nothing but releases and registry, not even a lock file', async () => {
  await publish();
  expect((await readdir(dir())).sort()).toEqual(['remotes.json', 'sample']);
});

test('visitors can fall back on the two releases before the current one, newest first', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publish({ version });
  expect(await listed()).toEqual(['1.3.0', '1.2.0', '1.1.0']);
  const releases = releasesOf(await readRegistryFile(dir()), 'sample');
  expect(releases.map(({ fallbackUrl }) => fallbackUrl)).toEqual([
    releases[1]?.url,
    releases[2]?.url,
    undefined,
  ]);
});

test('a release that claims a page of another remote is refused with the owner', async () => {
  await publish({ name: 'auth', pages: ['/login'] });
  await expect(publish({ name: 'sample', pages: ['/login'] })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('sample@1.0.0 claims /login, which auth owns') as string,
  });
  expect((await readdir(dir())).includes('sample')).toBe(false);
});

test('a release for another origin is listed with URLs of it', async () => {
  await publish({}, { base: 'https://cdn.example' });
  const [current] = releasesOf(await readRegistryFile(dir()), 'sample');
  expect([current?.url, current?.extras.manifest, current?.extras.routes[0]?.js[0]?.url]).toEqual([
    'https://cdn.example/remotes/sample/1.0.0/remoteEntry.js',
    'https://cdn.example/remotes/sample/1.0.0/release.json',
    'https://cdn.example/remotes/sample/1.0.0/remoteEntry.js',
  ]);
});

test.each(['cdn.example', 'https://cdn.example/', 'https://cdn.example/path', 'ftp://cdn.example'])(
  'the base %s is refused',
  async (base) => {
    await expect(publish({}, { base })).rejects.toMatchObject({ code: 'invalid' });
  },
);

test('a registry that cannot be read stops the publishing instead of being replaced', async () => {
  await mkdir(dir());
  await writeFile(path.join(dir(), 'remotes.json'), '{"schema": 3}');
  await expect(publish()).rejects.toThrow('registry');
  expect(await fileIn('remotes.json')).toBe('{"schema": 3}');
});

test('the audit says who published what and when, newest first', async () => {
  const now = () => new Date('2026-05-01T10:00:00Z');
  await publish({ version: '1.0.0' }, { now });
  await publish({ version: '1.1.0' }, { who: 'key of sample', now });
  const at = '2026-05-01T10:00:00.000Z';
  const line = { at, remote: 'sample', action: 'publish' };
  expect(await readReleasesStatus(dir())).toEqual({
    remotes: [
      {
        remote: 'sample',
        releases: [
          { version: '1.1.0', traffic: 100, default: true, since: at },
          { version: '1.0.0', traffic: 0, default: false, since: at },
        ],
      },
    ],
    audit: [
      { ...line, who: 'key of sample', from: '1.0.0', to: '1.1.0', serial: now().getTime() + 1 },
      { ...line, who: 'ada@desk', from: null, to: '1.0.0', serial: now().getTime() },
    ],
  });
});

test('without an author, the audit names the user of the machine', async () => {
  await publishRelease(await built(), dir());
  expect((await readReleasesStatus(dir())).audit[0]?.who).toMatch(/^[^\s@]+@[^\s@]+$/);
});
