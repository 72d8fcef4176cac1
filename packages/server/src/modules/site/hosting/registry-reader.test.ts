import { expect, it } from 'vitest';
import { putPages } from '../../../../test/hosted-pages.ts';
import { foldersIn } from '../../../../test/app.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { createRegistryReader } from './registry-reader.ts';

it('requests that come while the registry is first read all get it', async () => {
  const folder = tempFolder();
  putPages(folder);
  const read = createRegistryReader(foldersIn(folder).remotes, () => undefined);
  const found = await Promise.all([read(), read(), read().then(read)]);
  expect(found.map((registry) => registry !== undefined)).toEqual([true, true, true]);
});
