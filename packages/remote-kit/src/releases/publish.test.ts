import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releasesOf } from '@naija/contracts/remote/registry';
import type { Release } from '@naija/contracts/remote/release';
import { integrityOf } from './integrity.ts';
import { publishRelease } from './publish.ts';
import { readRegistryFile } from './registry-file.ts';

let dir: string;
let remotes: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'naija-publish-'));
  remotes = path.join(dir, 'remotes');
});
afterEach(() => rm(dir, { recursive: true }));

async function built(version: string, code = `export default '${version}';`): Promise<string> {
  const folder = await mkdtemp(path.join(dir, 'built-'));
  await writeFile(path.join(folder, 'remoteEntry.js'), code);
  const release: Release = {
    name: 'sample',
    version,
    contract: 1,
    entry: 'remoteEntry.js',
    assets: [{ url: 'remoteEntry.js', size: code.length, integrity: integrityOf(code) }],
    routes: [{ path: '/sample', js: ['remoteEntry.js'], css: [] }],
    requires: { react: '^19.0.0' },
    uses: { react: ['useState'] },
  };
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

async function listed(): Promise<string[]> {
  return releasesOf(await readRegistryFile(remotes), 'sample').map(({ metadata }) => metadata.version);
}

test('a published release is served whole and is the current one', async () => {
  expect(await publishRelease(await built('1.0.0'), remotes)).toEqual({
    name: 'sample',
    version: '1.0.0',
    added: true,
  });
  expect(await readFile(path.join(remotes, 'sample/1.0.0/remoteEntry.js'), 'utf8')).toBe(
    `export default '1.0.0';`,
  );
  const [current] = releasesOf(await readRegistryFile(remotes), 'sample');
  expect(current?.url).toBe('/remotes/sample/1.0.0/remoteEntry.js');
  expect(current?.extras.routes[0]?.js).toEqual([
    { url: '/remotes/sample/1.0.0/remoteEntry.js', integrity: integrityOf(`export default '1.0.0';`) },
  ]);
  expect(current?.metadata.integrity).toBe(
    integrityOf(await readFile(path.join(remotes, 'sample/1.0.0/release.json'))),
  );
});

test('publishing the same release twice changes nothing', async () => {
  await publishRelease(await built('1.0.0'), remotes);
  expect((await publishRelease(await built('1.0.0'), remotes)).added).toBe(false);
  expect(await listed()).toEqual(['1.0.0']);
});

test('a version that stands with other bytes is refused, and what stands stays', async () => {
  await publishRelease(await built('1.0.0'), remotes);
  await expect(publishRelease(await built('1.0.0', 'export default 2;'), remotes)).rejects.toThrow(
    'never changes',
  );
  expect(await readFile(path.join(remotes, 'sample/1.0.0/remoteEntry.js'), 'utf8')).toBe(
    `export default '1.0.0';`,
  );
});

test('a build with a file changed after the fact is refused and leaves nothing behind', async () => {
  const folder = await built('1.0.0');
  await writeFile(path.join(folder, 'remoteEntry.js'), 'export default "other";');
  await mkdir(remotes);
  await expect(publishRelease(folder, remotes)).rejects.toThrow(
    'remoteEntry.js is not the file that was built',
  );
  expect(await readdir(remotes)).toEqual([]);
});

test('visitors can fall back on the two releases before the current one, newest first', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0'])
    await publishRelease(await built(version), remotes);
  expect(await listed()).toEqual(['1.3.0', '1.2.0', '1.1.0']);
});

test('a registry that cannot be read stops the publishing instead of being replaced', async () => {
  await mkdir(remotes);
  await writeFile(path.join(remotes, 'remotes.json'), '{"schema": 3}');
  await expect(publishRelease(await built('1.0.0'), remotes)).rejects.toThrow('registry');
});
