import { releasePaths } from '@naija/contracts/http/releases';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { tarOf, type TarEntry } from '../../../test/hostile-tar.ts';
import { KEYS, useReleaseServer } from '../../../test/use-release-server.ts';

const site = useReleaseServer();
const outside = join(site.remotes, '..', 'escaped.js');

afterEach(() => {
  expect([site.stored(), existsSync(outside)]).toEqual([[], false]);
});

const CODE = 'export default 1;';
const HARMLESS: TarEntry = { name: 'remoteEntry.js', content: CODE };
const file = (name: string): TarEntry => ({ name, content: CODE });
const TOO_MANY = Array.from({ length: 501 }, (_, index) => ({ name: `${String(index)}.js`, content: CODE }));

describe('an archive is refused with a message, and leaves no file,', () => {
  it.each<[string, TarEntry[], number]>([
    ['that leads out of its folder', [{ name: '../../escaped.js', content: CODE }], 422],
    ['that leads out further down', [{ name: 'a/../../../escaped.js', content: CODE }], 422],
    ['with an absolute path', [{ name: outside, content: CODE }], 422],
    ['with a symbolic link', [HARMLESS, { name: 'out', type: '2', linkTo: '../..' }], 422],
    [
      'that writes through a symbolic link',
      [
        { name: 'out', type: '2', linkTo: '../..' },
        { name: 'out/escaped.js', content: CODE },
      ],
      422,
    ],
    ['with a hard link', [HARMLESS, { name: 'passwords', type: '1', linkTo: '/etc/passwd' }], 422],
    ['with a device', [{ name: 'zero', type: '3' }], 422],
    ['with too many files', TOO_MANY, 413],
    ['with a file that says it has more than may be', [{ ...HARMLESS, size: 30_000_000 }], 413],
    ['without a release.json', [HARMLESS], 422],
    ['with a release.json that is none', [HARMLESS, { name: 'release.json', content: '{"name":' }], 422],
    ['without anything', [], 422],
  ])('%s', async (_, entries, status) => {
    const response = await site.sendArchive('directory', tarOf(entries));
    expect([response.status, response.body.message]).toEqual([status, expect.stringMatching(/\w \w/)]);
    expect(response.body.message).not.toContain(site.remotes);
  });

  it.each<[string, TarEntry[]]>([
    ['a file and a folder of one name', [file('a'), file('a/b')]],
    ['a folder and a file of one name', [file('a/b'), file('a')]],
    ['an empty folder and a file of one name', [{ name: 'a/', type: '5' }, file('a')]],
    ['a file and an empty folder of one name', [file('a'), { name: 'a/', type: '5' }]],
    ['a file and a folder that differ in case alone', [file('A'), file('a/b')]],
    ['one file twice', [file('a.js'), file('a.js')]],
    ['one file twice by another way', [file('a.js'), file('./a.js')]],
    ['names that differ in case alone', [file('a.js'), file('A.js')]],
    ['folders that differ in case alone', [file('a/b.js'), file('A/b.js')]],
  ])('that holds %s', async (_, entries) => {
    const { status, body } = await site.sendArchive('directory', tarOf([HARMLESS, ...entries]));
    expect([status, body.code]).toEqual([400, 'bad_request']);
    expect(body.message).toMatch(/^The archive holds .* (twice|a file and a folder)/);
  });

  it.each([
    'caf\u00e9.js',
    'cafe\u0301.js',
    'a\u202e.js',
    'a\u0000.js',
    'a\n.js',
    'a:b',
    'con/aux ',
    'a/'.repeat(30),
  ])('with the name %j, which is another one on other systems', async (name) => {
    const { status, body } = await site.sendArchive('directory', tarOf([HARMLESS, file(name)]));
    expect([400, 422]).toContain(status);
    expect(body.message.replaceAll('\n', ' ')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('with random bytes', async () => {
    expect((await site.sendArchive('directory', randomBytes(10_000))).status).toBe(422);
  });

  it.each([512, 513, 1_000, 1_024])('cut after %i bytes', async (bytes) => {
    const whole = await site.archive({ files: { 'remoteEntry.js': CODE.repeat(100) } });
    expect((await site.sendArchive('directory', whole.subarray(0, bytes))).status).toBe(422);
  });

  it('that is too large', async () => {
    const { status, body } = await site.sendArchive('directory', Buffer.alloc(22_000_001));
    expect([status, body.message]).toEqual([413, 'A release may have 20 MB and 500 files at most']);
  });

  it('with a compressed copy of other content', async () => {
    const wish = { files: { 'remoteEntry.js': CODE } };
    const sound = await site.archive(wish);
    const bomb = tarOf([{ name: 'remoteEntry.js.br', content: brotliCompressSync(Buffer.alloc(5_000_000)) }]);
    // Without the two empty blocks at the end, the bomb is part of the archive.
    const { status, body } = await site.sendArchive(
      'directory',
      Buffer.concat([bomb.subarray(0, -1_024), sound]),
    );
    expect([status, body.message]).toEqual([
      422,
      expect.stringContaining('remoteEntry.js.br does not contain remoteEntry.js'),
    ]);
  });
});

describe('a body that is not an archive is refused', () => {
  const path = releasePaths.publish('directory', '1.0.0');

  it.each(['application/json', 'application/gzip', 'text/plain'])('as %s', async (type) => {
    const init = { body: '{}', headers: { 'content-type': type } };
    const { status, body } = await site.send('PUT', path, init, KEYS.directory);
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  });

  it('without a body', async () => {
    const { status, body } = await site.send('PUT', path, {}, KEYS.directory);
    expect([status, body.message]).toEqual([400, 'Please send an archive as application/x-tar']);
  });

  it.each([
    ['directory', '..%2f1'],
    ['directory', '1.0'],
    ['Directory', '1.0.0'],
  ])('under an invalid name: %s %s', async (remote, version) => {
    const { status } = await site.send('PUT', `/api/v1/releases/${remote}/${version}`, {}, KEYS.directory);
    expect([400, 403, 404]).toContain(status);
  });
});
