import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { remotesFolder } from '../../test/remotes-folder.ts';
import { previewRelease } from '../previews/preview-release.ts';
import { storeProvenance } from '../release-provenance.ts';
import { storeSourceMaps } from '../source-maps.ts';
import { listParts, partKind } from './list-parts.ts';
import { packPart, placePart } from './place-part.ts';

const { scratch, dir, built, publish } = remotesFolder();

async function publishEverything(): Promise<void> {
  await publish({ name: 'sample' });
  await previewRelease(await built({ name: 'sample', version: '1.1.0' }), dir());
  const maps = path.join(scratch(), 'maps');
  await mkdir(maps);
  await writeFile(path.join(maps, 'remoteEntry.js.map'), '{}');
  await storeSourceMaps(maps, dir(), { name: 'sample', version: '1.0.0' });
  const source = { repository: 'a', workflow: 'b', ref: 'c', commit: 'd' };
  const proof = { source, bundle: Buffer.from('{}') };
  await storeProvenance(dir(), 'sample', '1.0.0', proof);
}

async function filesBelow(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((item) => item.isFile()).map((item) => path.join(item.parentPath, item.name));
  return Object.fromEntries(
    await Promise.all(
      files.sort().map(async (file) => [path.relative(folder, file), await readFile(file, 'utf8')] as const),
    ),
  );
}

test('a folder of releases that is assembled from its parts equals the original', async () => {
  await publishEverything();
  const copy = path.join(scratch(), 'copy/remotes');
  await mkdir(copy, { recursive: true });
  for (const name of await listParts(dir())) await placePart(copy, name, await packPart(dir(), name));
  expect(await filesBelow(path.dirname(copy))).toEqual({
    ...(await filesBelowAt('remotes')),
    'remotes.audit.jsonl': await readFile(`${dir()}.audit.jsonl`, 'utf8'),
    'remotes.source-maps/sample/1.0.0/remoteEntry.js.map': '{}',
  });
});

async function filesBelowAt(name: string): Promise<Record<string, string>> {
  const files = Object.entries(await filesBelow(dir()));
  return Object.fromEntries(files.map(([file, text]) => [`${name}/${file}`, text]));
}

test('unfinished files in a folder are not parts of it', async () => {
  await publish();
  await mkdir(path.join(dir(), '.upload-abc/sample@1.1.0'), { recursive: true });
  await mkdir(path.join(dir(), '.switching-abc'));
  await mkdir(`${dir()}.source-maps/sample/1.0.0.storing`, { recursive: true });
  expect((await listParts(dir())).sort()).toEqual(['.audit.jsonl', '/remotes.json', '/sample/1.0.0']);
});

test('the same files are the same bytes, whenever and wherever they were stored', async () => {
  await publish();
  const copy = path.join(scratch(), 'copy');
  await cp(dir(), copy, { recursive: true });
  const hashes = [dir(), copy].map(async (folder) =>
    createHash('sha256')
      .update(await packPart(folder, '/sample/1.0.0'))
      .digest('hex'),
  );
  const [one, other] = await Promise.all(hashes);
  expect(one).toBe(other);
});

test('a damaged release is replaced, and keeps its provenance', async () => {
  await publishEverything();
  const part = await packPart(dir(), '/sample/1.0.0');
  const before = await filesBelow(path.join(dir(), 'sample/1.0.0'));
  await rm(path.join(dir(), 'sample/1.0.0/remoteEntry.js'));
  await writeFile(path.join(dir(), 'sample/1.0.0/other.js'), 'left');
  await placePart(dir(), '/sample/1.0.0', part);
  expect(await filesBelow(path.join(dir(), 'sample/1.0.0'))).toEqual(before);
  expect((await readdir(dir())).filter((name) => name.startsWith('.switching'))).toEqual([]);
});

test('bytes that are not an archive leave a release as it was', async () => {
  await publish();
  const before = await filesBelow(dir());
  await expect(placePart(dir(), '/sample/1.0.0', Buffer.alloc(2_000, 'x'))).rejects.toThrow(
    'The archive cannot be read',
  );
  expect(await filesBelow(dir())).toEqual(before);
});

describe('the name of a part', () => {
  it.each([
    ['/remotes.json', 'file'],
    ['.audit.jsonl', 'file'],
    ['/.previews/sample.json', 'file'],
    ['/sample/1.0.0', 'folder'],
    ['/sample/1.0.0/.provenance.json', 'file'],
    ['.source-maps/sample/1.0.0', 'folder'],
  ])('%s is that of a %s', (name, kind) => {
    expect(partKind(name)).toBe(kind);
  });

  it.each([
    '',
    '/../etc/passwd',
    '/sample/..',
    '/sample/1.0.0/remoteEntry.js',
    '/sample/1.0.0/../../x',
    '/.previews/../sample.json',
    '/.previews/sample.json/x',
    '.source-maps/sample/1.0.0/.provenance.json',
    '/registry/1.0.0',
    'sample/1.0.0',
  ])('%j is that of none, so that it leads nowhere', (name) => {
    expect(partKind(name)).toBeUndefined();
  });
});
