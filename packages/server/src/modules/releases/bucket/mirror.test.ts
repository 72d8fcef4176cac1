import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { previewRelease, publishRelease, withdrawPreview } from '@naija/releases';
import { useBucketSites } from '../../../../test/use-bucket-sites.ts';
import { buildRelease } from '../../../../test/use-release-server.ts';
import { openMirror } from './mirror.ts';
import { readIndex } from './release-index.ts';

const sites = useBucketSites();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

function built(version: string): string {
  const folder = join(sites.newFolder(), '../built');
  buildRelease(folder, { version });
  return folder;
}

async function objects(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of sites.store.list('releases/objects/')) keys.push(key);
  return keys;
}

it('files of a preview that was withdrawn are there for ten minutes more, for pages that have it open', async () => {
  const site = await sites.start();
  await site.publish();
  await site.releases.change((dir) => previewRelease(built('1.1.0'), dir));
  let now = Date.now();
  const mirror = await openMirror(sites.store, sites.newFolder(), () => new Date(now));
  await mirror.pull();
  const script = () => readFileSync(join(mirror.dir, 'directory/1.1.0/remoteEntry.js'), 'utf8');
  await site.releases.change((dir) => withdrawPreview(dir, 'directory', '1.1.0'));
  await mirror.pull();
  now += 9 * MINUTE_MS;
  await mirror.pull();
  expect(script()).toContain('1.1.0');
  now += 2 * MINUTE_MS;
  await mirror.pull();
  expect(script).toThrow('ENOENT');
});

it('a release goes 30 days after it was unlisted, on whichever machine that was', async () => {
  const one = await sites.start();
  const at = (days: number) => ({ who: 'ada@desk', now: () => new Date(Date.now() + days * DAY_MS) });
  const publish = (site: typeof one, version: string, days: number) =>
    site.releases.change((dir) => publishRelease(built(version), dir, at(days)));
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publish(one, version, -20);
  await one.stop();
  const other = await sites.start();
  const isStored = async () => (await readIndex(sites.store))?.has('/directory/1.0.0');
  await publish(other, '1.4.0', 9);
  expect(await isStored()).toBe(true);
  await publish(other, '1.5.0', 11);
  expect(await isStored()).toBe(false);
});

it('unused objects leave the storage after a day, and served ones stay', async () => {
  const site = await sites.start();
  await site.publish();
  await sites.store.write(`releases/objects/${'0'.repeat(64)}`, Buffer.from('never switched to'));
  const before = await objects();
  await site.releases.removeUnused(new Date());
  expect(await objects()).toEqual(before);
  await site.releases.removeUnused(new Date(Date.now() + 2 * DAY_MS));
  expect(await objects()).toEqual(before.slice(1));
  expect(await (await sites.start()).listed()).toEqual(['1.0.0']);
});

it('a folder with releases of its own is never taken for a mirror', async () => {
  const dir = sites.newFolder();
  await mkdir(dir, { recursive: true });
  await publishRelease(built('1.0.0'), dir, { who: 'ada@desk' });
  await expect(sites.start({ dir })).rejects.toThrow(
    `${dir} holds releases that are not from the storage at STORAGE_URL, and would be replaced. Take them there with "naija releases move"`,
  );
});
