import { pageLoadPath } from '@naija/contracts/http/page-loads';
import type { ReleasesStatus } from '@naija/contracts/http/release-status';
import { releasePaths } from '@naija/contracts/http/releases';
import { beforeEach, expect, it } from 'vitest';
import { KEYS, useReleaseServer } from '../../../test/use-release-server.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
let now: Date;
const site = useReleaseServer({ clock: () => now });

const load = (changes: object) =>
  site.app.inject({
    method: 'POST',
    url: pageLoadPath,
    payload: { remote: 'directory', version: '1.0.0', route: '/directory', outcome: 'none', ...changes },
  });
const status = async (path: string) =>
  (await site.send<ReleasesStatus>('GET', path, {}, KEYS.directory)).body;

beforeEach(async () => {
  now = new Date('2026-11-20T10:20:00Z');
  await site.publish('directory');
});

it('a team sees the figures of each page of the last seven days, the busiest first, when it asks for them', async () => {
  await load({ route: '' });
  await load({ lcp: 1_500 });
  await load({ outcome: 'render' });
  const { pages } = await status(releasePaths.statusWithPages);
  expect(pages).toMatchObject([
    { remote: 'directory', version: '1.0.0', page: '/directory', figures: { loads: 2, failed: 0.5 } },
    { page: '', figures: { loads: 1, failed: 0, lcp: null } },
  ]);
  expect(await status(releasePaths.status)).not.toHaveProperty('pages');
  now = new Date(now.getTime() + 8 * DAY_MS);
  expect((await status(releasePaths.statusWithPages)).pages).toEqual([]);
});
