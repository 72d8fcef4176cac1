import { generateKeyPairSync } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ENTRY_MAX_BYTES, REGISTRY_FILE_MAX_BYTES } from '@naija/contracts/remote/release-limits';
import { startCanary } from '../canary.ts';
import { inspectRelease } from '../inspect/inspect-release.ts';
import { rollBack } from '../roll-back.ts';
import { remotesFolder } from '../../test/remotes-folder.ts';

const { dir, built, publish, listed } = remotesFolder();
const options = { who: 'ada@desk' };
const file = () => path.join(dir(), 'remotes.json');

/** Pages that take about so many bytes of the registry. */
const pagesOf = (bytes: number): string[] =>
  Array.from({ length: 80 }, (_, index) => `/${'x'.repeat(Math.floor(bytes / 80) - 170)}/${String(index)}`);

/** A remote with a list of this size in bytes, written directly into the file. */
async function fill(bytes: number): Promise<void> {
  const registry = JSON.parse(await readFile(file(), 'utf8')) as { microFrontends: Record<string, unknown> };
  registry.microFrontends['@naija/old'] = [{ padding: 'x'.repeat(bytes) }];
  await writeFile(file(), JSON.stringify(registry));
}

test('the largest release can be published, and a larger one is refused with its size', async () => {
  await publish({ pages: pagesOf(ENTRY_MAX_BYTES - 2_000) });
  expect(await listed()).toEqual(['1.0.0']);
  const larger = { version: '1.1.0', pages: pagesOf(ENTRY_MAX_BYTES + 2_000) };
  await expect(publish(larger)).rejects.toThrow(
    /its pages take \d+ bytes of the registry, and 24000 is the most/,
  );
  expect(await inspectRelease(await built(larger))).toEqual([
    expect.stringContaining('bytes of the registry'),
  ]);
  expect([await listed(), await readdir(path.join(dir(), 'sample'))]).toEqual([['1.0.0'], ['1.0.0']]);
});

test('a longer address of another origin counts as well', async () => {
  const release = { pages: pagesOf(ENTRY_MAX_BYTES - 2_000) };
  const base = `https://${'cdn.'.repeat(15)}example`;
  await expect(publish(release, { base })).rejects.toThrow('bytes of the registry');
});

test('a registry that is too large is not written, and nothing of the release stays', async () => {
  await publish();
  await fill(REGISTRY_FILE_MAX_BYTES - 1_300);
  const before = await readFile(file(), 'utf8');
  await expect(publish({ version: '1.1.0' })).rejects.toMatchObject({
    code: 'too_large',
    message: expect.stringMatching(/The largest are @naija\/old \(\d+\), @naija\/sample/) as string,
  });
  await expect(publish({ name: 'other' })).rejects.toMatchObject({ code: 'too_large' });
  expect(await readFile(file(), 'utf8')).toBe(before);
  expect((await readdir(dir())).sort()).not.toContain('other');
  expect(await readdir(path.join(dir(), 'sample'))).toEqual(['1.0.0']);
});

test('a rollback works in a registry that is too large already', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish({ version });
  await fill(REGISTRY_FILE_MAX_BYTES);
  await rollBack(dir(), 'sample', options);
  expect(await listed()).toEqual(['1.0.0']);
  await expect(startCanary(dir(), 'sample', '1.1.0', 10, options)).rejects.toMatchObject({
    code: 'too_large',
  });
});

test('a malformed list of another team does not stop a publishing, and is not changed', async () => {
  const key = generateKeyPairSync('ed25519').privateKey;
  await publish({}, { key });
  await fill(10);
  await publish({ version: '1.1.0' }, { key });
  await rollBack(dir(), 'sample', { ...options, key });
  expect(await listed()).toEqual(['1.0.0']);
  expect(await readFile(file(), 'utf8')).toContain('"@naija/old":[{"padding":"xxxxxxxxxx"}]');
});
