import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { releasesOf } from '@naija/contracts/remote/registry';
import { signedText, serialOf } from '@naija/contracts/remote/signature';
import { readRegistryFile } from './registry-file.ts';
import { rollBack } from '../roll-back.ts';
import { rawList, sealIn } from './signature.ts';
import { isSignedBy, publicKeyOf, readPublicKey } from './signing-key.ts';
import { readReleasesStatus } from '../status.ts';
import { remotesFolder } from '../../test/remotes-folder.ts';

const { dir, publish } = remotesFolder();
const key = generateKeyPairSync('ed25519').privateKey;
const registryFile = () => path.join(dir(), 'remotes.json');

async function isSigned(remote: string): Promise<boolean> {
  const raw: unknown = JSON.parse(await readFile(registryFile(), 'utf8'));
  const signature = sealIn(await readRegistryFile(dir()), remote)?.signature ?? '';
  return isSignedBy(readPublicKey(publicKeyOf(key)), signedText(remote, rawList(raw, remote)), signature);
}

test('every switch is signed with the key of the operator', async () => {
  await publish({ version: '1.0.0' }, { key });
  expect(await isSigned('sample')).toBe(true);
  await publish({ version: '1.1.0' }, { key });
  expect(await isSigned('sample')).toBe(true);
  await rollBack(dir(), 'sample', { who: 'ada@desk', key });
  expect(await isSigned('sample')).toBe(true);
});

test('a switch of one remote leaves the signature of another one valid', async () => {
  await publish({ name: 'auth' }, { key });
  await publish({ name: 'sample' }, { key });
  expect(await isSigned('auth')).toBe(true);
});

test('the serial grows with every switch, even when the clock goes back', async () => {
  await publish({ version: '1.0.0' }, { now: () => new Date(2_000) });
  await publish({ version: '1.1.0' }, { now: () => new Date(1_000) });
  expect(serialOf(await readRegistryFile(dir()), 'sample')).toBe(2_001);
  await publish({ version: '1.2.0' }, { now: () => new Date(5_000) });
  expect(serialOf(await readRegistryFile(dir()), 'sample')).toBe(5_000);
});

test('only the first release of a list carries the signature', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish({ version }, { key });
  const releases = releasesOf(await readRegistryFile(dir()), 'sample');
  expect(releases.map(({ extras }) => extras.seal !== undefined)).toEqual([true, false]);
});

test('an unsigned list is signed when the same release is published with a key', async () => {
  await publish();
  await publish({}, { key });
  expect(await isSigned('sample')).toBe(true);
  expect((await readReleasesStatus(dir())).audit).toHaveLength(1);
});

test('a publishing to a list that was changed after it was signed is refused', async () => {
  await publish({ version: '1.0.0' }, { key });
  const text = await readFile(registryFile(), 'utf8');
  await writeFile(registryFile(), text.replace('"traffic":100', '"traffic":99'));
  await expect(publish({ version: '1.1.0' }, { key })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('The list of sample was changed after it was signed') as string,
  });
});

test('a signed list is not replaced by an unsigned one', async () => {
  await publish({ version: '1.0.0' }, { key });
  await expect(publish({ version: '1.1.0' })).rejects.toThrow('set REGISTRY_KEY_FILE');
  expect(await isSigned('sample')).toBe(true);
});
