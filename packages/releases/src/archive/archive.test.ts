import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pack, type Headers } from 'tar-stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtRelease } from '../../test/built-release.ts';
import { packRelease } from './pack.ts';
import { unpackRelease } from './unpack.ts';

let scratch: string;
let into: string;
beforeEach(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'naija-archive-'));
  into = path.join(scratch, 'into');
  await mkdir(into);
});
afterEach(() => rm(scratch, { recursive: true }));

/** An archive that holds these entries, each with its name for content unless it says otherwise. */
function archiveOf(...entries: (Headers & { content?: string | Buffer })[]): Readable {
  const archive = pack();
  for (const { content = '', ...header } of entries) archive.entry(header, Buffer.from(content));
  archive.finalize();
  return Readable.from(archive, { objectMode: false });
}

test('an unpacked release equals the packed one', async () => {
  const folder = await builtRelease(scratch, {
    files: { 'pages/home.js': '1', 'empty.js': '', [`${'n'.repeat(150)}.js`]: '2' },
    server: 'exports.default = {};',
  });
  await unpackRelease(packRelease(folder), into);
  const names = (await readdir(into, { recursive: true })).sort();
  expect(names).toEqual((await readdir(folder, { recursive: true })).sort());
  expect(await readFile(path.join(into, 'pages/home.js'), 'utf8')).toBe('1');
});

test('the same folder always gives the same bytes', async () => {
  const folder = await builtRelease(scratch, { files: { 'b.js': '1', 'a.js': '2' } });
  const [one, other] = [await buffer(packRelease(folder)), await buffer(packRelease(folder))];
  expect(one.equals(other)).toBe(true);
});

test('a missing folder fails the archive', async () => {
  await expect(buffer(packRelease(path.join(scratch, 'none')))).rejects.toThrow('ENOENT');
});

test.each([
  ['a symbolic link', { name: 'a.js', type: 'symlink', linkname: '/etc/passwd' }],
  ['a hard link', { name: 'a.js', type: 'link', linkname: '/etc/passwd' }],
  ['a device', { name: 'a.js', type: 'character-device' }],
  ['a name above', { name: '../a.js' }],
  ['a name further above', { name: 'a/../../a.js' }],
  ['an absolute name', { name: '/etc/a.js' }],
  ['a folder above', { name: '../up', type: 'directory' }],
  ['a hidden name', { name: '.env' }],
] satisfies [string, Headers][])('%s is refused, and nothing is written', async (_, header) => {
  await expect(unpackRelease(archiveOf(header), into)).rejects.toMatchObject({ code: 'invalid' });
  expect(await readdir(into)).toEqual([]);
  expect(await readdir(scratch)).toEqual(['into']);
});

test('the same file twice is refused', async () => {
  await expect(unpackRelease(archiveOf({ name: 'a.js' }, { name: './a.js' }), into)).rejects.toThrow(
    'holds "a.js" twice',
  );
});

test('folders in an archive are fine', async () => {
  const entries = [
    { name: './', type: 'directory' as const },
    { name: './pages/', type: 'directory' as const },
  ];
  await unpackRelease(archiveOf(...entries, { name: './pages/a.js', content: '1' }), into);
  expect(await readFile(path.join(into, 'pages/a.js'), 'utf8')).toBe('1');
});

test('too many files are refused', async () => {
  const entries = ['a.js', 'b.js', 'c.js'].map((name) => ({ name }));
  await expect(unpackRelease(archiveOf(...entries), into, { bytes: 9, files: 2 })).rejects.toMatchObject({
    code: 'too_large',
  });
});

test('a file that is too large by its header is refused before it is read', async () => {
  const archive = archiveOf({ name: 'a.js', content: Buffer.alloc(5_000_000) });
  await expect(unpackRelease(archive, into, { bytes: 4_000_000, files: 2 })).rejects.toMatchObject({
    code: 'too_large',
  });
  expect(await readdir(into)).toEqual([]);
});

test('an endless archive is refused after the limit', async () => {
  const [folder] = await buffer(archiveOf({ name: 'a/', type: 'directory' })).then((bytes) => [
    bytes.subarray(0, 512),
  ]);
  let sent = 0;
  function* endless() {
    for (;;) {
      sent++;
      yield folder;
    }
  }
  await expect(
    unpackRelease(Readable.from(endless(), { objectMode: false }), into, { bytes: 10_000, files: 5 }),
  ).rejects.toMatchObject({ code: 'too_large' });
  expect(sent).toBeLessThan(1_000);
});

test('a truncated archive is refused', async () => {
  const whole = await buffer(archiveOf({ name: 'a.js', content: Buffer.alloc(2_000) }));
  const cut = Readable.from([whole.subarray(0, 1_200)]);
  await expect(unpackRelease(cut, into)).rejects.toMatchObject({ code: 'invalid' });
});

test('data that is not an archive is refused', async () => {
  await expect(unpackRelease(Readable.from([Buffer.alloc(2_000, 'x')]), into)).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('a connection that breaks off ends the unpacking with its error', async () => {
  const head = await buffer(archiveOf({ name: 'a.js', content: Buffer.alloc(2_000) }));
  function* broken() {
    yield head.subarray(0, 1_024);
    throw new Error('connection lost');
  }
  await expect(unpackRelease(Readable.from(broken(), { objectMode: false }), into)).rejects.toThrow(
    'connection lost',
  );
});
