import { releasePaths, RELEASE_ARCHIVE, type PreviewResponse } from '@naija/contracts/http/releases';
import { previewsName, previewsPath } from '@naija/contracts/remote/previews';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { signedText } from '@naija/contracts/remote/signature';
import { generateKeyPairSync, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { KEYS, useReleaseServer, type Team } from '../../../test/use-release-server.ts';

const { privateKey: registryKey, publicKey } = generateKeyPairSync('ed25519');
const now = new Date();
const site = useReleaseServer({ registryKeys: { key: registryKey }, clock: () => now });

async function preview(version: string, { label, team = 'directory' }: { label?: string; team?: Team } = {}) {
  const body = new Uint8Array(await site.archive({ version }));
  const headers = { 'content-type': RELEASE_ARCHIVE };
  const path = releasePaths.preview('directory', version, label);
  return site.send<PreviewResponse>('PUT', path, { body, headers }, KEYS[team]);
}

const list = async () => {
  const response = await site.app.inject(previewsPath('directory'));
  return { ...response, entries: response.json<RegistryEntry[]>() };
};
const versions = async () => (await list()).entries.map(({ metadata }) => metadata.version);

it('a team previews a release, whose files and signed list the site serves, and no registry names it', async () => {
  await site.publish('directory');
  const registry = async () => (await site.app.inject('/remotes.json')).body;
  const before = await registry();
  const { status, body } = await preview('1.1.0', { label: 'pr-12' });
  const until = new Date(now.getTime() + 14 * 86_400_000).toISOString();
  expect([status, body]).toEqual([
    201,
    { remote: 'directory', version: '1.1.0', label: 'pr-12', until, added: true },
  ]);
  const { entries, headers } = await list();
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
  const signature = Buffer.from(entries[0]?.extras.seal?.signature ?? '', 'base64');
  const text = Buffer.from(signedText(previewsName('directory'), entries));
  expect(verify(null, text, publicKey, signature)).toBe(true);
  expect((await site.app.inject(entries[0]?.url ?? '')).body).toBe(`export default 'directory 1.1.0';`);
  expect(await registry()).toBe(before);
});

it('a remote without previews has an empty list, and other names have none', async () => {
  expect((await list()).entries).toEqual([]);
  expect((await site.app.inject(previewsPath('Directory'))).statusCode).toBe(404);
  expect((await site.app.inject(previewsPath('..%2f..'))).statusCode).toBe(404);
});

it('the same version published later is a release, and no longer a preview', async () => {
  await site.publish('directory');
  await preview('1.1.0');
  await site.publish('directory', { version: '1.1.0' });
  expect([await site.listed('directory'), await versions()]).toEqual([['1.1.0', '1.0.0'], []]);
});

it('a team withdraws its preview by its label', async () => {
  await preview('1.1.0', { label: 'pr-12' });
  const path = releasePaths.withdrawPreview('directory', 'pr-12');
  const { status, body } = await site.send('DELETE', path, {}, KEYS.directory);
  expect([status, body, await versions()]).toEqual([200, { remote: 'directory', versions: ['1.1.0'] }, []]);
  expect((await site.app.inject('/remotes/directory/1.1.0/remoteEntry.js')).statusCode).toBe(404);
  expect((await site.send('DELETE', path, {}, KEYS.directory)).status).toBe(404);
});

it('another team can neither preview nor withdraw', async () => {
  await preview('1.1.0', { label: 'pr-12' });
  const path = releasePaths.withdrawPreview('directory', 'pr-12');
  expect((await preview('1.2.0', { team: 'auth' })).status).toBe(403);
  expect((await site.send('DELETE', path, {}, KEYS.auth)).status).toBe(403);
  expect(await versions()).toEqual(['1.1.0']);
});

it.each(['1.0.0', 'pr 12', '<script>'])('%s is not a label', async (label) => {
  expect((await preview('1.1.0', { label })).status).toBe(400);
});

it('an archive of another version is refused', async () => {
  const body = new Uint8Array(await site.archive({ version: '1.1.0' }));
  const init = { body, headers: { 'content-type': RELEASE_ARCHIVE } };
  const path = releasePaths.preview('directory', '1.2.0');
  expect((await site.send('PUT', path, init, KEYS.directory)).status).toBe(422);
  expect(await versions()).toEqual([]);
});
