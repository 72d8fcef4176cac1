import { expect, test } from 'vitest';
import type { ShellManifest } from '@naija/contracts/remote/compatibility';
import { readRegistryFile } from './registry/registry-file.ts';
import { remotesFolder } from '../test/remotes-folder.ts';
import { incompatibleRemotes } from './incompatible-remotes.ts';

const { dir, publish } = remotesFolder();

const shell: ShellManifest = {
  contract: 1,
  versions: { react: '1.3.1', 'react-dom': '1.3.1', '@naija/runtime': '1.0.0' },
  exports: { react: ['useState'], '@naija/runtime': ['Link'] },
};
const newer = { version: '1.1.0', manifest: { uses: { react: ['useOther'] } } };

const incompatible = async () => incompatibleRemotes(await readRegistryFile(dir()), shell);

test('a remote with a compatible listed release is not reported', async () => {
  await publish({ version: '1.0.0' });
  await publish(newer);
  expect(await incompatible()).toEqual([]);
});

test('a remote without a compatible release is reported with what its current release misses', async () => {
  await publish({ name: 'other' });
  await publish({ version: '1.0.0', manifest: { contract: 2 } });
  await publish(newer);
  expect(await incompatible()).toEqual([
    { remote: 'sample', version: '1.1.0', misses: ['react has no export useOther'] },
  ]);
});

test('a remote with an invalid range is reported', async () => {
  await publish();
  const registry = await readRegistryFile(dir());
  for (const [entry] of Object.values(registry.microFrontends))
    if (entry) entry.extras.requires['react'] = 'banana';
  expect(incompatibleRemotes(registry, shell)).toMatchObject([{ remote: 'sample' }]);
});

test('an empty registry has no incompatible remotes', async () => {
  expect(await incompatible()).toEqual([]);
});
