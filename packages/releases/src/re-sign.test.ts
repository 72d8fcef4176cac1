import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { signedText, serialOf } from '@naija/contracts/remote/signature';
import { readRegistryFile } from './registry/registry-file.ts';
import { reSign } from './re-sign.ts';
import { previewRelease } from './previews/preview-release.ts';
import { readPreviews } from './registry/previews-file.ts';
import { rollBack } from './roll-back.ts';
import { rawList, sealIn } from './registry/signature.ts';
import { isSignedBy } from './registry/signing-key.ts';
import { readReleasesStatus } from './status.ts';
import { remotesFolder } from '../test/remotes-folder.ts';

const { scratch, dir, built, publish, listed } = remotesFolder();
const newKey = () => generateKeyPairSync('ed25519').privateKey;
const who = 'ada@desk';

const YEAR_MS = 365 * 86_400_000;
const today = new Date('2026-05-01T10:00:00Z');
const now = () => today;
/** The clock of a machine that is a year ahead. */
const ahead = () => new Date(today.getTime() + YEAR_MS);

const serial = async () => serialOf(await readRegistryFile(dir()), 'sample');

test('after a clock was a year ahead, serials continue one by one', async () => {
  await publish({ version: '1.0.0' }, { now: ahead });
  await publish({ version: '1.1.0' }, { now });
  await rollBack(dir(), 'sample', { who, now });
  expect(await serial()).toBe(ahead().getTime() + 2);
});

test('the next switch of a registry that was restored from a backup exceeds the serial that browsers have seen', async () => {
  await publish({ version: '1.0.0' }, { now });
  await cp(path.join(dir(), 'remotes.json'), path.join(scratch(), 'backup.json'));
  await publish({ version: '1.1.0' }, { now: ahead });
  await cp(path.join(scratch(), 'backup.json'), path.join(dir(), 'remotes.json'));
  await publish({ version: '1.2.0' }, { now });
  expect(await serial()).toBe(ahead().getTime() + 1);
});

test('a list gets a higher serial and a signature, and visitors keep their releases', async () => {
  const key = newKey();
  await publish({ version: '1.0.0' }, { key, now });
  const before = await serial();
  expect(await reSign(dir(), 'sample', { who, key, now })).toEqual({ remote: 'sample', serial: before + 1 });
  expect([await listed(), await serial()]).toEqual([['1.0.0'], before + 1]);
  expect(await isSigned(key)).toBe(true);
  expect((await readReleasesStatus(dir())).audit[0]).toMatchObject({
    action: 'reseal',
    from: '1.0.0',
    to: '1.0.0',
  });
});

test('after registry and audit were lost, the serial exceeds the one that browsers report', async () => {
  await publish({ version: '1.0.0' }, { now: ahead });
  const seen = await serial();
  await rm(dir(), { recursive: true });
  await rm(`${dir()}.audit.jsonl`);
  await publish({ version: '1.0.0' }, { now });
  expect(await serial()).toBeLessThan(seen);
  expect(await reSign(dir(), 'sample', { who, now, serial: { above: seen } })).toMatchObject({
    serial: seen + 1,
  });
});

test('a serial that can only be a typing error is refused, because it could not be undone', async () => {
  await publish({ version: '1.0.0' }, { now });
  const above = today.getTime() * 10;
  await expect(reSign(dir(), 'sample', { who, now, serial: { above } })).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('is more than twenty years ahead of this clock') as string,
  });
});

test('with another key serials start at the clock again', async () => {
  const [key, other] = [newKey(), newKey()];
  await publish({ version: '1.0.0' }, { key, now: ahead });
  await expect(publish({ version: '1.1.0' }, { key: other, now })).rejects.toThrow('signed with another key');
  const begun = await reSign(dir(), 'sample', { who, key: other, now, serial: 'anew' });
  expect(begun.serial).toBe(today.getTime());
  expect(await isSigned(other)).toBe(true);
  await publish({ version: '1.1.0' }, { key: other, now });
  expect(await serial()).toBe(today.getTime() + 1);
});

test('while a key is replaced, lists of the old key are signed again with the new key and the next serial', async () => {
  const [key, before] = [newKey(), newKey()];
  await publish({ version: '1.0.0' }, { key: before, now: ahead });
  const keys = { key, otherKeys: [{ key: createPublicKey(before) }] };
  await publish({ version: '1.1.0' }, { ...keys, now });
  expect([await isSigned(key), await serial()]).toEqual([true, ahead().getTime() + 1]);
  await publish({ version: '1.2.0' }, { key: before, otherKeys: [{ key: createPublicKey(key) }], now });
  expect(await isSigned(before)).toBe(true);
  await reSign(dir(), 'sample', { who, ...keys, now });
  expect([await isSigned(key), await serial()]).toEqual([true, ahead().getTime() + 3]);
});

test('a list that the key before has signed after its last day is not signed again', async () => {
  const [key, before] = [newKey(), newKey()];
  await publish({ version: '1.0.0' }, { key: before, now });
  const keys = (until: number) => ({ who, key, otherKeys: [{ key: createPublicKey(before), until }], now });
  await expect(reSign(dir(), 'sample', keys(today.getTime() - 1))).rejects.toThrow('signed with another key');
  await reSign(dir(), 'sample', keys(today.getTime()));
  expect(await isSigned(key)).toBe(true);
});

test('serials cannot start again while browsers accept the key before: they would refuse the list', async () => {
  const [key, before] = [newKey(), newKey()];
  await publish({ version: '1.0.0' }, { key: before, now: ahead });
  const otherKeys = [{ key: createPublicKey(before) }];
  await expect(reSign(dir(), 'sample', { who, key, otherKeys, now, serial: 'anew' })).rejects.toThrow(
    'one of REGISTRY_OTHER_KEYS',
  );
});

test('previews are signed with the new key as well', async () => {
  const [key, before] = [newKey(), newKey()];
  await publish({ version: '1.0.0' }, { key: before });
  await previewRelease(await built({ version: '1.1.0' }), dir(), { key: before });
  await reSign(dir(), 'sample', { who, key, otherKeys: [{ key: createPublicKey(before) }] });
  expect(await readPreviews(dir(), 'sample', { key })).toMatchObject([{ metadata: { version: '1.1.0' } }]);
});

test('serials cannot start again under the same key: browsers would refuse the list for a year', async () => {
  const key = newKey();
  await publish({ version: '1.0.0' }, { key, now: ahead });
  const anew = { who, now, serial: 'anew' } as const;
  await expect(reSign(dir(), 'sample', { ...anew, key })).rejects.toThrow('signed with this key or one');
  await expect(reSign(dir(), 'sample', anew)).rejects.toThrow('set REGISTRY_KEY_FILE');
  expect(await serial()).toBe(ahead().getTime());
});

test('a list that was changed after it was signed is not signed again', async () => {
  const key = newKey();
  await publish({ version: '1.0.0' }, { key });
  const file = path.join(dir(), 'remotes.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"traffic":100', '"traffic":99'));
  await expect(reSign(dir(), 'sample', { who, key })).rejects.toThrow('was changed after it was signed');
});

test('a remote that was never published is named', async () => {
  await expect(reSign(dir(), 'other', { who })).rejects.toThrow('No release of other has been published');
});

async function isSigned(key: Parameters<typeof isSignedBy>[0]): Promise<boolean> {
  const raw: unknown = JSON.parse(await readFile(path.join(dir(), 'remotes.json'), 'utf8'));
  const signature = sealIn(await readRegistryFile(dir()), 'sample')?.signature ?? '';
  return isSignedBy(key, signedText('sample', rawList(raw, 'sample')), signature);
}
