import { expect, test } from 'vitest';
import type { Provided } from '@naija/contracts/remote/compatibility';
import { readRegistryFile } from './registry-file.ts';
import { remotesFolder } from './testing/remotes-folder.ts';
import { unfitRemotes } from './unfit-remotes.ts';

const { dir, publish } = remotesFolder();

const shell: Provided = {
  contract: 1,
  versions: { react: '1.3.1', 'react-dom': '1.3.1', '@naija/runtime': '1.0.0' },
  exports: { react: ['useState'], '@naija/runtime': ['Link'] },
};
const newer = { version: '1.1.0', says: { uses: { react: ['useOther'] } } };

const unfit = async () => unfitRemotes(await readRegistryFile(dir()), shell);

test('a remote of which some listed release fits the shell is all right', async () => {
  await publish({ version: '1.0.0' });
  await publish(newer);
  expect(await unfit()).toEqual([]);
});

test('a remote of which none fits is named, with what its current release misses', async () => {
  await publish({ name: 'other' });
  await publish({ version: '1.0.0', says: { contract: 2 } });
  await publish(newer);
  expect(await unfit()).toEqual([
    { remote: 'sample', version: '1.1.0', misses: ['react has no export useOther'] },
  ]);
});

test('a range that means nothing fits no shell', async () => {
  await publish();
  const registry = await readRegistryFile(dir());
  for (const [entry] of Object.values(registry.microFrontends))
    if (entry) entry.extras.requires['react'] = 'banana';
  expect(unfitRemotes(registry, shell)).toMatchObject([{ remote: 'sample' }]);
});

test('where nothing is published, nothing is missed', async () => {
  expect(await unfit()).toEqual([]);
});
