import { publishRelease, readReleasesStatus } from '@naija/releases';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { releasesCommand } from '../../../test/db-command.ts';
import { useBucketSites } from '../../../test/use-bucket-sites.ts';
import { buildRelease, type ReleaseOverrides } from '../../../test/use-release-server.ts';

const sites = useBucketSites();

const releases = (argv: string[], env: Record<string, string> = {}) =>
  releasesCommand(argv, { DATABASE_URL: sites.database.url, REMOTES_DIR: sites.newFolder(), ...env });

function built(release: ReleaseOverrides): string {
  const folder = mkdtempSync(join(sites.folder, 'built-'));
  buildRelease(folder, release);
  return folder;
}

async function folderOfReleases(): Promise<string> {
  const dir = sites.newFolder();
  for (const version of ['1.0.0', '1.1.0'])
    await publishRelease(built({ version }), dir, { who: 'ada@desk' });
  return dir;
}

describe('naija releases seed', () => {
  it('fills an empty bucket with its first releases, and changes nothing when it is repeated', async () => {
    const folders = [built({ name: 'directory' }), built({ name: 'auth' })];
    expect(await releases(['seed', ...folders], sites.env)).toEqual({
      status: 0,
      stdout: 'directory 1.0.0: published\nauth 1.0.0: published\n',
      stderr: '',
    });
    const index = await sites.store.read('releases/index.json');
    expect((await releases(['seed', ...folders], sites.env)).stdout).toBe(
      'directory: left as it is, visitors get 1.0.0\nauth: left as it is, visitors get 1.0.0\n',
    );
    expect(await sites.store.read('releases/index.json')).toEqual(index);
    expect(await (await sites.start()).listed('auth')).toEqual(['1.0.0']);
  });

  it('publishes once if several machines of a new site run it at the same time', async () => {
    const folder = built({});
    const results = await Promise.all([1, 2].map(() => releases(['seed', folder], sites.env)));
    expect(results.map(({ stdout }) => stdout).sort()).toEqual([
      'directory 1.0.0: published\n',
      'directory: left as it is, visitors get 1.0.0\n',
    ]);
    expect((await readReleasesStatus((await sites.start()).dir)).audit).toHaveLength(1);
  });

  it('publishes all or none', async () => {
    const broken = built({ name: 'auth', changes: { entry: 'missing.js' } });
    const { status, stderr } = await releases(['seed', built({}), broken], sites.env);
    expect([status, stderr]).toEqual([1, expect.stringContaining('missing.js')]);
    expect(await sites.store.read('releases/index.json')).toBeUndefined();
  });

  it('fills a folder if the site has no bucket', async () => {
    const REMOTES_DIR = sites.newFolder();
    expect(await releases(['seed', built({})], { REMOTES_DIR })).toMatchObject({ status: 0 });
    expect((await readReleasesStatus(REMOTES_DIR)).remotes).toMatchObject([{ remote: 'directory' }]);
  });
});

describe('naija releases move', () => {
  it('moves a folder of releases to the bucket, unchanged and with its audit, and servers continue there', async () => {
    const REMOTES_DIR = await folderOfReleases();
    const moved = await releases(['move'], { REMOTES_DIR, ...sites.env });
    expect(moved).toEqual({
      status: 0,
      stdout: `${REMOTES_DIR} is in the storage now: 4 files and releases.\n`,
      stderr: '',
    });
    const fresh = await sites.start();
    for (const file of ['remotes.json', '../remotes.audit.jsonl', 'directory/1.0.0/remoteEntry.js'])
      expect(readFileSync(join(fresh.dir, file), 'utf8')).toBe(readFileSync(join(REMOTES_DIR, file), 'utf8'));
    const same = await sites.start({ dir: REMOTES_DIR });
    expect(await same.publish({ version: '1.2.0' })).toBe('1.2.0');
  });

  it.each([
    ['there is no bucket', async () => ({ REMOTES_DIR: await folderOfReleases() }), 'STORAGE_URL is not set'],
    ['there is nothing to move', () => Promise.resolve(sites.env), 'There are no releases in '],
  ])('says so where %s', async (_, env, words) => {
    const { status, stderr } = await releases(['move'], await env());
    expect([status, stderr]).toEqual([1, expect.stringContaining(words)]);
  });

  it('never replaces releases in the bucket', async () => {
    await (await sites.start()).publish();
    const index = await sites.store.read('releases/index.json');
    const REMOTES_DIR = await folderOfReleases();
    expect((await releases(['move'], { REMOTES_DIR, ...sites.env })).stderr).toContain(
      'The storage holds releases already',
    );
    expect(await sites.store.read('releases/index.json')).toEqual(index);
  });
});
