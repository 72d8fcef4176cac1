import { mkdir, mkdtemp, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtRelease, type Built } from '../../test/built-release.ts';
import { integrityOf } from '../release-folder.ts';
import { inspectRelease } from './inspect-release.ts';

let scratch: string;
beforeEach(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'naija-inspect-'));
});
afterEach(() => rm(scratch, { recursive: true }));

/** Inspects a release that was tampered with. */
async function findings(built: Built, tamper?: (folder: string) => Promise<unknown>): Promise<string[]> {
  const folder = await builtRelease(scratch, built);
  await tamper?.(folder);
  return inspectRelease(folder);
}

test('a valid release with compressed copies and folders passes', async () => {
  const code = 'export const page = 1;';
  const built = { version: '1.0.0-beta.1', files: { 'pages/home-1_a.js': code } };
  const found = await findings(built, async (folder) => {
    await writeFile(path.join(folder, 'pages/home-1_a.js.br'), brotliCompressSync(code));
    await writeFile(path.join(folder, 'pages/home-1_a.js.gz'), gzipSync(code));
  });
  expect(found).toEqual([]);
});

test('all errors are listed, not only the first one', async () => {
  const found = await findings({ manifest: { entry: 'none.js', requires: {} } }, async (folder) => {
    await writeFile(path.join(folder, 'remoteEntry.js'), 'changed');
    await writeFile(path.join(folder, 'notes.txt'), 'a note');
  });
  expect(found).toEqual([
    'the entry none.js is not in the release',
    'react is not among the shared packages that the release requires',
    'react-dom is not among the shared packages that the release requires',
    '@naija/runtime is not among the shared packages that the release requires',
    'remoteEntry.js is not the file that was built',
    'notes.txt is not listed in release.json',
  ]);
});

test('a release with a server entry passes', async () => {
  expect(await findings({ server: 'exports.default = {};' })).toEqual([]);
});

test('a damaged server entry is named', async () => {
  const found = await findings({ server: 'exports.default = {};' }, (folder) =>
    writeFile(path.join(folder, 'server.js'), 'changed'),
  );
  expect(found).toEqual(['server.js is not the file that was built']);
});

test('a server entry with a copy of a shared package is reported', async () => {
  expect(await findings({ server: `const id = 'react-redux-context';` })).toEqual([
    'server.js holds a copy of React Redux, which the shell provides',
  ]);
});

test('a compressed copy of the server entry is refused, because it cannot be loaded', async () => {
  const found = await findings({ server: '1' }, (folder) =>
    writeFile(path.join(folder, 'server.js.gz'), gzipSync('1')),
  );
  expect(found).toEqual(['server.js.gz is not listed in release.json']);
});

test('a server entry that release.json does not list is refused', async () => {
  const found = await findings({}, (folder) => writeFile(path.join(folder, 'server.js'), '1'));
  expect(found).toEqual(['server.js is not listed in release.json']);
});

test('a server entry of another name, and an asset of its name, are refused', async () => {
  const file = { url: 'page.js', size: 1, integrity: integrityOf('1') };
  expect(await findings({ files: { 'Server.js': '1' }, manifest: { server: file } })).toEqual([
    'the server runs server.js of a release, not "page.js"',
    'Server.js is for the server: no browser can load it',
    'page.js is missing',
  ]);
});

test('a server entry larger than a renderer holds is refused', async () => {
  expect(await findings({ server: ' '.repeat(2_000_001) })).toEqual([
    'server.js is larger than 2000000 bytes',
  ]);
});

test('a file that is missing is named', async () => {
  const found = await findings({ files: { 'page.js': '1' } }, (folder) =>
    unlink(path.join(folder, 'page.js')),
  );
  expect(found).toEqual(['page.js is missing']);
});

test('a page that needs a missing file is named', async () => {
  const routes = [{ path: '/sample', js: ['remoteEntry.js', 'page.js'], css: ['page.css'] }];
  expect(await findings({ manifest: { routes } })).toEqual([
    'the page /sample needs page.js, which is not in the release',
    'the page /sample needs page.css, which is not in the release',
  ]);
});

test('a symbolic link in a release is reported', async () => {
  const found = await findings({}, (folder) => symlink('/etc/passwd', path.join(folder, 'passwd.js')));
  expect(found).toEqual(['passwd.js is a link or something else that is not a file']);
});

test.each(['../remoteEntry.js', '/etc/passwd', 'a/../../b.js', '.env', 'a//b.js', 'a\\b.js', 'a b.js', ''])(
  'the file name "%s" is refused',
  async (url) => {
    const assets = [{ url, size: 1, integrity: 'sha384-x' }];
    const [found] = await findings({ manifest: { assets } });
    expect(found).toContain(url === '' ? 'release.assets[0].url' : `"${url}" is not a safe file name`);
  },
);

test.each([
  { name: '../up', found: '"../up" is not a name of a remote' },
  { name: 'Auth', found: '"Auth" is not a name of a remote' },
  { version: '../1.0.0', found: '"../1.0.0" is not a version' },
  { version: 'latest', found: '"latest" is not a version' },
])('an unsafe name or version is refused: $found', async ({ found, ...manifest }) => {
  expect((await findings({ manifest }))[0]).toContain(found);
});

test.each([
  ['another text', '.br', brotliCompressSync('export default 2;')],
  ['another text', '.gz', gzipSync('export default 2;')],
  ['nothing that can be unpacked', '.br', Buffer.from('x')],
  ['a thousand times as much', '.gz', gzipSync(Buffer.alloc(1_000_000))],
])('a compressed copy with %s is reported (%s)', async (_, ending, bytes) => {
  const found = await findings({}, (folder) =>
    writeFile(path.join(folder, `remoteEntry.js${ending}`), bytes),
  );
  expect(found).toEqual([`remoteEntry.js${ending} does not contain remoteEntry.js`]);
});

test('a folder without a release is reported', async () => {
  const folder = path.join(scratch, 'empty');
  await mkdir(folder);
  expect((await inspectRelease(folder))[0]).toContain('release.json cannot be read');
  await writeFile(path.join(folder, 'release.json'), '{');
  expect((await inspectRelease(folder))[0]).toContain('release.json cannot be read');
});
