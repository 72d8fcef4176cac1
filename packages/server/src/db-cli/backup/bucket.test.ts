import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dbCommand, releasesCommand } from '../../../test/db-command.ts';
import { put } from '../../../test/hosted-files.ts';
import { createOwnDatabase } from '../../../test/shared-cluster.ts';
import { emptyBucket, useBucketSites } from '../../../test/use-bucket-sites.ts';

const sites = useBucketSites();
let number = 0;

/** The settings of a machine, whose REMOTES_DIR is not used. */
const envOf = (remotesDir: string) => ({
  ...sites.env,
  DATABASE_URL: sites.database.url,
  DATA_DIR: join(sites.folder, 'data'),
  REMOTES_DIR: remotesDir,
});
const newRoot = () => join(sites.folder, `backups-${String((number += 1))}`);
const backupsIn = (root: string) => readdirSync(root).filter((name) => name !== '.backup.lock');

async function backUp(remotesDir: string): Promise<string> {
  const root = newRoot();
  expect(await dbCommand(['backup', root], envOf(remotesDir))).toMatchObject({ status: 0, stderr: '' });
  return join(root, backupsIn(root)[0] ?? '');
}
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

it('a backup has the releases that the bucket lists, whatever the copy of this machine has', async () => {
  const site = await sites.start();
  const version = await site.publish();
  put(join(site.dir, 'directory/0.0.9/left.js'), 'no longer listed');
  const backup = await backUp(site.dir);
  const releases = join(backup, 'releases/remotes');
  expect(readFileSync(join(releases, 'remotes.json'))).toEqual(readFileSync(join(site.dir, 'remotes.json')));
  const files = filesIn(releases);
  expect(files).toContain(`directory/${version}/release.json`);
  expect(files.filter((file) => /^\.mirror|left\.js/.test(file))).toEqual([]);
  expect(filesIn(backup).filter((file) => file.startsWith('.'))).toEqual([]);
  expect(await dbCommand(['verify', backup])).toMatchObject({ status: 0 });
});

it('a backup is made on a machine that has no copy of the releases, and is imported into folders', async () => {
  const site = await sites.start();
  await site.publish();
  const backup = await backUp(join(sites.folder, 'nothing/remotes'));
  const own = await createOwnDatabase('extensions');
  const into = { DATABASE_URL: own.url, DATA_DIR: join(sites.folder, 'imported') };
  const result = await dbCommand(['import', backup], into);
  await own.drop();
  expect(result).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(join(into.DATA_DIR, 'remotes/remotes.json'))).toEqual(
    readFileSync(join(site.dir, 'remotes.json')),
  );
});

it('a backup that is imported for another bucket moves its releases there with `releases -- move`', async () => {
  const site = await sites.start();
  const version = await site.publish();
  const backup = await backUp(site.dir);
  await site.stop();
  await emptyBucket(sites.store);

  const own = await createOwnDatabase('extensions');
  const env = { ...envOf(sites.newFolder()), DATABASE_URL: own.url };
  const results = [await dbCommand(['import', backup], env), await releasesCommand(['move'], env)];
  await own.drop();
  expect(results).toMatchObject([
    { status: 0, stderr: '' },
    { status: 0, stderr: '' },
  ]);
  expect(await (await sites.start()).listed()).toEqual([version]);
});

it('a backup fails and leaves nothing if a listed release is lost', async () => {
  const site = await sites.start();
  await site.publish();
  await emptyBucket(sites.store, 'releases/objects/');
  const root = newRoot();
  const { status, stderr } = await dbCommand(['backup', root], envOf(site.dir));
  expect([status, backupsIn(root)]).toEqual([1, []]);
  expect(stderr).toMatch(/releases\/objects\/\S+ in the storage, which is \S+ of the releases, is missing/);
});
