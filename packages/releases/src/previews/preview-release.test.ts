import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PREVIEWS_MAX, previewsName } from '@naija/contracts/remote/previews';
import { readList, type RegistryEntry } from '@naija/contracts/remote/registry';
import { signedText } from '@naija/contracts/remote/signature';
import { remotesFolder } from '../../test/remotes-folder.ts';
import { startCanary } from '../canary.ts';
import { isSignedBy } from '../registry/signing-key.ts';
import { rollBack } from '../roll-back.ts';
import { storeSourceMaps } from '../source-maps.ts';
import { removeExpiredPreviews, withdrawPreview } from './end-previews.ts';
import type { PreviewOptions } from './end-previews.ts';
import { previewRelease } from './preview-release.ts';
import { previewsFile } from '../registry/previews-file.ts';
const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-01T08:00:00Z');
const onDay = (day: number) => () => new Date(START + day * DAY_MS);

const { dir, scratch, built, publish, listed } = remotesFolder();
const { privateKey: key, publicKey } = generateKeyPairSync('ed25519');
const preview = async (version: string, options: PreviewOptions = {}) =>
  previewRelease(await built({ version }), dir(), options);
const isStored = (version: string) => existsSync(path.join(dir(), 'sample', version));
const list = async (): Promise<RegistryEntry[]> =>
  readList('@naija/sample', JSON.parse(await readFile(previewsFile(dir(), 'sample'), 'utf8'))).releases;
const previewed = async () => (await list()).map(({ metadata }) => metadata.version);

test('a preview is stored and has an end, and the registry stays byte for byte the same', async () => {
  await publish({ version: '1.0.0' });
  const registry = () => readFile(path.join(dir(), 'remotes.json'), 'utf8');
  const before = await registry();
  expect(await preview('1.1.0', { label: 'pr-12', now: onDay(0) })).toEqual({
    remote: 'sample',
    version: '1.1.0',
    label: 'pr-12',
    until: '2026-11-15T08:00:00.000Z',
    added: true,
  });
  expect([isStored('1.1.0'), await previewed(), await registry()]).toEqual([true, ['1.1.0'], before]);
  const [entry] = await list();
  expect(entry?.deployment).toEqual({ traffic: 0, default: false });
});

test('a remote that has no release yet can be previewed', async () => {
  await preview('0.1.0');
  expect([await previewed(), await listed()]).toEqual([['0.1.0'], []]);
});

test('a release that visitors can get needs no preview', async () => {
  await publish({ version: '1.0.0' });
  expect(await preview('1.0.0')).toMatchObject({ until: null, added: false });
  expect(existsSync(previewsFile(dir(), 'sample'))).toBe(false);
});

test('the next preview of a pull request replaces the one before', async () => {
  await preview('1.0.0', { label: 'pr-12' });
  await preview('1.1.0', { label: 'pr-13' });
  await preview('1.2.0', { label: 'pr-12' });
  expect([await previewed(), isStored('1.0.0')]).toEqual([['1.2.0', '1.1.0'], false]);
});

test('the oldest preview is removed if there are too many', async () => {
  for (let patch = 0; patch <= PREVIEWS_MAX; patch += 1) await preview(`1.0.${String(patch)}`);
  const versions = await previewed();
  expect([versions.length, versions.at(-1), isStored('1.0.0')]).toEqual([PREVIEWS_MAX, '1.0.1', false]);
});

test('after 14 days a preview is removed, with its files', async () => {
  await preview('1.0.0', { now: onDay(0) });
  await preview('1.1.0', { now: onDay(1) });
  await removeExpiredPreviews(dir(), { now: onDay(13.9) });
  expect(await previewed()).toEqual(['1.1.0', '1.0.0']);
  await removeExpiredPreviews(dir(), { now: onDay(14.1) });
  expect([await previewed(), isStored('1.0.0'), isStored('1.1.0')]).toEqual([['1.1.0'], false, true]);
});

test.each([
  ['publishing', () => publish({ version: '1.1.0' })],
  ['a canary', () => startCanary(dir(), 'sample', '1.1.0', 5, { who: 'ada@desk' })],
])('%s makes it a release, whose withdrawal no link survives', async (_, ship) => {
  await publish({ version: '1.0.0' });
  await preview('1.1.0');
  await ship();
  expect([await listed(), await previewed()]).toEqual([expect.arrayContaining(['1.1.0']), []]);
  await rollBack(dir(), 'sample', { who: 'ada@desk' });
  expect([await listed(), await previewed(), isStored('1.1.0')]).toEqual([['1.0.0'], [], true]);
});

test.each(['1.1.0', 'pr-12'])('it can be withdrawn as %s, with its files', async (named) => {
  await preview('1.0.0');
  await preview('1.1.0', { label: 'pr-12' });
  expect(await withdrawPreview(dir(), 'sample', named)).toEqual({ remote: 'sample', versions: ['1.1.0'] });
  expect([await previewed(), isStored('1.1.0')]).toEqual([['1.0.0'], false]);
});

test('its source maps are removed with it', async () => {
  await preview('1.1.0');
  const maps = await mkdtemp(path.join(scratch(), 'maps-'));
  await writeFile(path.join(maps, 'remoteEntry.js.map'), '{}');
  await storeSourceMaps(maps, dir(), { name: 'sample', version: '1.1.0' });
  await withdrawPreview(dir(), 'sample', '1.1.0');
  expect(existsSync(path.join(`${dir()}.source-maps`, 'sample/1.1.0'))).toBe(false);
});

test('files of a published release outlive its withdrawn preview, for open tabs', async () => {
  await publish({ version: '1.0.0' });
  await publish({ version: '1.1.0' });
  await rollBack(dir(), 'sample', { who: 'ada@desk' });
  await preview('1.1.0');
  await withdrawPreview(dir(), 'sample', '1.1.0');
  expect([await previewed(), isStored('1.1.0')]).toEqual([[], true]);
});

test('withdrawing an unknown preview lists the existing ones', async () => {
  await preview('1.1.0', { label: 'pr-12' });
  await expect(withdrawPreview(dir(), 'sample', 'pr-13')).rejects.toMatchObject({
    code: 'not_found',
    message: 'sample has no preview pr-13 (there are: 1.1.0 (pr-12))',
  });
});

test('the list is signed as one of previews, which no registry accepts as listed releases', async () => {
  await preview('1.1.0', { key });
  const received = JSON.parse(await readFile(previewsFile(dir(), 'sample'), 'utf8')) as RegistryEntry[];
  const signature = received[0]?.extras.seal?.signature ?? '';
  expect(isSignedBy(publicKey, signedText(previewsName('sample'), received), signature)).toBe(true);
  expect(isSignedBy(publicKey, signedText('sample', received), signature)).toBe(false);
});

test('entries written into the list without the key are never signed', async () => {
  await preview('1.1.0', { key });
  const [entry] = await list();
  if (!entry) throw new Error('nothing is listed');
  const forged = { ...entry, metadata: { ...entry.metadata, version: '6.6.6' } };
  await writeFile(previewsFile(dir(), 'sample'), JSON.stringify([forged]));
  await preview('1.2.0', { key });
  expect(await previewed()).toEqual(['1.2.0']);
});

test('a damaged list of previews does not prevent a rollback, and the next preview replaces it', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish({ version });
  await preview('1.2.0');
  await writeFile(previewsFile(dir(), 'sample'), '[{"url":');
  await rollBack(dir(), 'sample', { who: 'ada@desk' });
  expect(await listed()).toEqual(['1.0.0']);
  await preview('1.3.0');
  expect(await previewed()).toEqual(['1.3.0']);
});

test.each([
  ['with other bytes', { files: { 'page.js': '2' } }, 'raise the version'],
  [
    'with a page of another remote',
    { manifest: { routes: [{ path: '/other', js: [], css: [] }] } },
    '/other',
  ],
])('a preview %s is refused', async (_, changed, reason) => {
  await publish({ name: 'other', version: '1.0.0' });
  await publish({ version: '1.0.0' });
  const folder = await built({ version: '1.0.0', ...changed });
  await expect(previewRelease(folder, dir())).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining(reason) as string,
  });
});

test.each(['1.0.0', '<b>', 'pr 12', `p${'r'.repeat(40)}`])('%s is not a label', async (label) => {
  await expect(preview('1.1.0', { label })).rejects.toMatchObject({ code: 'invalid' });
});
