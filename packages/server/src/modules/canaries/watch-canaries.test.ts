import { LOAD_OUTCOMES, pageLoadPath, VITAL_BOUNDS } from '@naija/contracts/http/page-loads';
import type { ReleasesStatus } from '@naija/contracts/http/release-status';
import { releasePaths } from '@naija/contracts/http/releases';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { canaryWatches, mailOutbox, pageLoads, releaseWatches } from '../../database/schema.ts';
import { KEYS, useReleaseServer } from '../../../test/use-release-server.ts';
import { hourOf } from '../telemetry/page-loads/repository.ts';
import { watchCanaries } from './watch-canaries.ts';

const HOUR_MS = 60 * 60 * 1_000;
let now: Date;
const site = useReleaseServer({ clock: () => now });
const log = { warn: vi.fn(), info: vi.fn() };
const notify = vi.fn(() => Promise.resolve());

const watch = () =>
  watchCanaries({
    ...{
      db: site.db,
      remotesDir: site.remotes,
      changeReleases: (work) => work(site.remotes),
      registryKeys: {},
      operator: 'ops@agents.example',
      log,
    },
    clock: () => now,
    notify,
  });

interface Loads {
  loads: number;
  failed?: number;
  /** Networks with failed loads. */
  networks?: number;
  /** Bucket of the LCP of all loads. */
  lcp?: number;
}

/** Adds page loads of a release in this hour. */
async function visit(version: string, { loads, failed = 0, networks = failed, lcp }: Loads): Promise<void> {
  const hour = hourOf(now);
  const counts = (size: number, ...some: [number, number][]) =>
    Object.assign(new Array<number>(size).fill(0), Object.fromEntries(some)) as number[];
  await site.db.insert(pageLoads).values({
    ...{ remote: 'directory', version, hour, route: `/${String(Math.random())}` },
    outcomes: counts(LOAD_OUTCOMES.length, [0, loads - failed], [3, failed]),
    lcp: counts(VITAL_BOUNDS.lcp.length, [lcp ?? 0, lcp === undefined ? 0 : loads]),
    inp: counts(VITAL_BOUNDS.inp.length),
    cls: counts(VITAL_BOUNDS.cls.length),
    failingNetworks: networks,
  });
}

const status = async () =>
  (await site.send<ReleasesStatus>('GET', releasePaths.status, {}, KEYS.directory)).body;
const shares = async () =>
  (await status()).remotes[0]?.releases.map(({ version, traffic }) => `${version} ${String(traffic)}`);
const publishTried = async (share: number | 'auto') => {
  const tar = await site.archive({ version: '1.1.0' });
  await site.sendArchive('directory', tar, '1.1.0', 'directory', share);
};

beforeEach(async () => {
  now = new Date('2026-11-20T10:20:00Z');
  log.warn.mockClear();
  notify.mockClear();
  await site.publish('directory', { version: '1.0.0' });
});

describe('a canary of a person', () => {
  beforeEach(async () => {
    await publishTried(10);
    await watch();
  });

  it('that fails is withdrawn, and the status says why and keeps its figures', async () => {
    await visit('1.0.0', { loads: 400, failed: 4 });
    await visit('1.1.0', { loads: 60, failed: 12 });
    await watch();
    expect(await shares()).toEqual(['1.0.0 100']);
    const { remotes, audit, canaries } = await status();
    const reason = '20.0 % of 60 page loads failed, 1.0 % with 1.0.0';
    expect(audit[0]).toMatchObject({ who: 'server', action: 'rollback', from: '1.1.0', to: '1.0.0', reason });
    expect(remotes[0]?.withdrawn).toEqual([
      { version: '1.1.0', figures: { loads: 60, failed: 0.2, lcp: null, inp: null, cls: null } },
    ]);
    expect(remotes[0]?.releases[0]?.figures).toMatchObject({ loads: 400, failed: 0.01 });
    expect(canaries).toEqual([]);
    expect(
      await site.db.select({ to: mailOutbox.recipient, text: mailOutbox.text }).from(mailOutbox),
    ).toEqual([
      { to: 'ops@agents.example', text: expect.stringContaining(`no longer get it: ${reason}.`) as string },
    ]);
    const event = { event: 'canary.withdrawn', remote: 'directory', version: '1.1.0', percent: 0, reason };
    expect(notify.mock.calls).toEqual([[{ ...event, at: now.toISOString() }]]);
    expect(log.warn).toHaveBeenCalledWith(
      { remote: 'directory', version: '1.1.0', reason },
      expect.any(String),
    );
  });

  it('whose pages are slower is withdrawn', async () => {
    await visit('1.0.0', { loads: 400, lcp: 5 });
    await visit('1.1.0', { loads: 300, lcp: 8 });
    await watch();
    expect((await status()).audit[0]?.reason).toBe(
      'LCP is 2875 ms at the 75th percentile of 300 page loads, 1688 ms with 1.0.0',
    );
  });

  it('that is as good stays, and is compared again with twice the loads', async () => {
    await visit('1.0.0', { loads: 400, failed: 4 });
    await visit('1.1.0', { loads: 60, failed: 1 });
    await watch();
    await watch();
    expect((await status()).canaries).toMatchObject([
      { version: '1.1.0', percent: 10, isAuto: false, loads: 60, nextLook: 120 },
    ]);
    expect(await site.db.select({ looks: canaryWatches.looks }).from(canaryWatches)).toEqual([{ looks: 1 }]);
    now = new Date(now.getTime() + 24 * HOUR_MS);
    await watch();
    expect(await shares()).toEqual(['1.0.0 90', '1.1.0 10']);
  });

  it('is watched again if a person restarts it after it was withdrawn', async () => {
    await visit('1.0.0', { loads: 400 });
    await visit('1.1.0', { loads: 60, failed: 30 });
    await watch();
    await site.post('directory', releasePaths.canary('directory'), { version: '1.1.0', percent: 5 });
    await watch();
    await visit('1.0.0', { loads: 400 });
    await visit('1.1.0', { loads: 60 });
    await watch();
    expect(await shares()).toEqual(['1.0.0 95', '1.1.0 5']);
  });
});

describe('a canary that the server raises', () => {
  beforeEach(async () => {
    await publishTried('auto');
    await watch();
  });

  it('goes from 1 to 5, 25 and 100 per cent, with the loads that each needs and an hour at least', async () => {
    expect(await shares()).toEqual(['1.0.0 99', '1.1.0 1']);
    const seen: unknown[] = [];
    for (const loads of [200, 800, 5_000]) {
      await visit('1.0.0', { loads: 900, failed: 9 });
      await visit('1.1.0', { loads: loads - 1, failed: 1 });
      await watch();
      now = new Date(now.getTime() + HOUR_MS);
      await watch();
      await visit('1.1.0', { loads: 1 });
      seen.push((await shares())?.at(-1));
      await watch();
      seen.push((await shares())?.join());
      await watch();
    }
    expect(seen).toEqual([
      ...['1.1.0 1', '1.0.0 95,1.1.0 5'],
      ...['1.1.0 5', '1.0.0 75,1.1.0 25'],
      ...['1.1.0 25', '1.1.0 100,1.0.0 0'],
    ]);
    expect((await status()).audit[0]).toMatchObject({
      who: 'server',
      reason: 'not worse in 5,000 page loads',
    });
    expect(notify.mock.calls).toMatchObject(
      [5, 25, 100].map((percent) => [{ event: 'canary.raised', version: '1.1.0', percent }]),
    );
    expect(await site.db.$count(canaryWatches)).toBe(0);
  });

  it('is withdrawn if it is worse', async () => {
    await visit('1.0.0', { loads: 900, failed: 9 });
    await visit('1.1.0', { loads: 200, failed: 40 });
    await watch();
    expect(await shares()).toEqual(['1.0.0 100']);
  });

  it('is left to a person who sets its share', async () => {
    await site.post('directory', releasePaths.canary('directory'), { version: '1.1.0', percent: 2 });
    await watch();
    await visit('1.0.0', { loads: 900 });
    await visit('1.1.0', { loads: 900 });
    await watch();
    now = new Date(now.getTime() + 2 * HOUR_MS);
    await watch();
    expect(await shares()).toEqual(['1.0.0 98', '1.1.0 2']);
  });
});

describe('a release that all visitors get', () => {
  const HEALTHY = { loads: 400, failed: 4 };
  const FAILING = { loads: 60, failed: 12 };
  const after = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
  const publishNext = (version = '1.1.0') => site.publish('directory', { version });

  beforeEach(async () => {
    await visit('1.0.0', HEALTHY);
    after(30);
  });

  it('and that fails in its first hour is withdrawn, and the status says why', async () => {
    await publishNext();
    await watch();
    const { canaries } = await status();
    expect(canaries).toMatchObject([
      { version: '1.1.0', percent: 100, isAuto: false, loads: 0, until: '2026-11-20T11:50:00.000Z' },
    ]);
    after(59);
    await visit('1.1.0', FAILING);
    await watch();
    expect(await shares()).toEqual(['1.0.0 100']);
    const reason = '20.0 % of 60 page loads failed, from 12 networks; 1.0 % with 1.0.0';
    const { audit, canaries: left } = await status();
    expect(audit[0]).toMatchObject({ who: 'server', action: 'rollback', from: '1.1.0', to: '1.0.0', reason });
    expect(left).toEqual([]);
    expect(await site.db.select({ text: mailOutbox.text }).from(mailOutbox)).toEqual([
      { text: expect.stringContaining(`all visitors get 1.0.0 again: ${reason}.`) as string },
    ]);
    expect(notify.mock.calls).toMatchObject([[{ event: 'release.withdrawn', version: '1.1.0', reason }]]);
  });

  it.each([
    [
      'raised to all by its team',
      () => site.post('directory', releasePaths.canary('directory'), { version: '1.1.0', percent: 100 }),
    ],
    ['published to all after it was a canary', () => publishNext()],
  ])('is watched if it was %s', async (_how, release) => {
    await publishTried(10);
    await watch();
    after(1);
    await release();
    await visit('1.1.0', FAILING);
    await watch();
    expect(await shares()).toEqual(['1.0.0 100']);
  });

  it('is withdrawn once by two processes that compare it at the same time', async () => {
    await publishNext();
    await visit('1.1.0', FAILING);
    await Promise.all([watch(), watch()]);
    expect((await status()).audit.map(({ action }) => action)).toEqual(['rollback', 'publish', 'publish']);
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it('is compared again only with twice the loads, also by a process that was started meanwhile', async () => {
    await publishNext();
    await visit('1.1.0', { loads: 60, failed: 0 });
    await watch();
    await watch();
    expect(await site.db.select({ looks: releaseWatches.looks }).from(releaseWatches)).toEqual([
      { looks: 1 },
    ]);
    expect((await status()).canaries).toMatchObject([{ nextLook: 120 }]);
  });

  it('is watched while another one is a canary, which stays', async () => {
    await publishNext();
    const tar = await site.archive({ version: '1.2.0' });
    await site.sendArchive('directory', tar, '1.2.0', 'directory', 10);
    await watch();
    await visit('1.1.0', FAILING);
    await watch();
    expect(await shares()).toEqual(['1.0.0 90', '1.2.0 10']);
  });

  it('is left after its first hour', async () => {
    await publishNext();
    await watch();
    after(60);
    await visit('1.1.0', FAILING);
    await watch();
    expect(await shares()).toEqual(['1.1.0 100', '1.0.0 0']);
    expect((await status()).canaries).toEqual([]);
  });

  it('is left if it fails as often as the one before', async () => {
    await publishNext();
    await visit('1.1.0', { loads: 400, failed: 6 });
    await watch();
    expect(await shares()).toEqual(['1.1.0 100', '1.0.0 0']);
    expect((await status()).canaries).toMatchObject([{ loads: 400, nextLook: 800 }]);
  });

  it('is left if its pages are slower than in the hour before, which may be due to the hour', async () => {
    await visit('1.0.0', { loads: 400, lcp: 5 });
    await publishNext();
    await visit('1.1.0', { loads: 400, lcp: 9 });
    await watch();
    expect(await shares()).toEqual(['1.1.0 100', '1.0.0 0']);
  });

  it('is left if few networks report its failures, however many', async () => {
    await publishNext();
    await visit('1.1.0', { loads: 400, failed: 300, networks: 8 });
    await watch();
    expect(await shares()).toEqual(['1.1.0 100', '1.0.0 0']);
  });

  it('is not watched if a rollback restored it', async () => {
    await site.publish('directory', { version: '1.0.1' });
    await publishNext();
    await watch();
    await site.post('directory', releasePaths.rollback('directory'));
    await visit('1.0.1', FAILING);
    await watch();
    await watch();
    expect(await shares()).toEqual(['1.0.1 100', '1.0.0 0']);
    expect((await status()).canaries).toEqual([]);
    expect(await site.db.$count(releaseWatches)).toBe(0);
  });

  it('is left if its team publishes it again after the server withdrew it', async () => {
    await publishNext();
    await visit('1.1.0', FAILING);
    await watch();
    after(1);
    await publishNext();
    await watch();
    await watch();
    expect(await shares()).toEqual(['1.1.0 100', '1.0.0 0']);
  });

  it('is left if it is the only one', async () => {
    await visit('1.0.0', FAILING);
    await watch();
    expect(await shares()).toEqual(['1.0.0 100']);
  });

  /** Reports page loads over HTTP, each from another address of a network. */
  async function reportLoads(networks: readonly string[], each: number): Promise<void> {
    for (const network of networks)
      for (let host = 1; host <= each; host += 1) {
        const { statusCode } = await site.app.inject({
          method: 'POST',
          url: pageLoadPath,
          remoteAddress: `${network}.${String(host)}`,
          payload: { remote: 'directory', version: '1.1.0', route: '/directory', outcome: 'render' },
        });
        expect(statusCode).toBe(204);
      }
  }

  it.each([
    ['three networks', 3, 100, ['1.1.0 100', '1.0.0 0']],
    ['twenty networks', 20, 4, ['1.0.0 100']],
  ])('that %s report to fail', async (_who, networks, each, left) => {
    await publishNext();
    await watch();
    const named = Array.from({ length: networks }, (_, index) => `105.${String(networks)}.${String(index)}`);
    await reportLoads(named, each);
    await watch();
    expect(await shares()).toEqual(left);
  });
});

it('page loads before a canary began are not its own', async () => {
  await visit('1.1.0', { loads: 60, failed: 60 });
  await visit('1.0.0', { loads: 400 });
  await publishTried(10);
  await watch();
  await watch();
  expect((await status()).canaries).toMatchObject([{ loads: 0 }]);
});
