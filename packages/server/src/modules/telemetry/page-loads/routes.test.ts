import {
  LOAD_OUTCOMES,
  pageLoadPath,
  type LoadOutcome,
  type PageLoadReport,
} from '@naija/contracts/http/page-loads';
import type { Registry } from '@naija/contracts/remote/registry';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimitBrowsers, pageLoads } from '../../../database/schema.ts';
import { removeExpiredRows } from '../../../../test/expired-rows.ts';
import { foldersIn } from '../../../../test/app.ts';
import { put, registryOf } from '../../../../test/hosted-files.ts';
import { useServer } from '../../../../test/use-server.ts';
import { countPageLoad, loadCounts, sumOf } from './repository.ts';
import { createTotalLimit } from '../../../platform/rate-limits/total-limit.ts';

const HOUR_MS = 60 * 60 * 1_000;
const START = new Date('2026-11-20T10:20:00Z');
let now: Date;
const server = useServer({ clock: () => now });
const list = (registry: Registry) => {
  put(join(foldersIn(server.folder).remotes, 'remotes.json'), JSON.stringify(registry));
};
beforeEach(() => {
  now = START;
  list(registryOf('/', '/agent/:id'));
});

const LOAD: PageLoadReport = {
  ...{ remote: 'directory', version: '1.0.0', route: '/agent/:id', outcome: 'none' },
  ...{ lcp: 1_500, cls: 0 },
};

async function report(changes: object = {}, remoteAddress = '105.112.0.1'): Promise<number> {
  const payload = { ...LOAD, ...changes };
  const request = { method: 'POST', url: pageLoadPath, remoteAddress, payload } as const;
  return (await server.app.inject(request)).statusCode;
}

const counted = async (from = START) => (await loadCounts(server.db, from)).of('directory', '1.0.0');
const stored = () => server.db.select().from(pageLoads);
const countsOf = (loads: Partial<Record<LoadOutcome, number>>) =>
  LOAD_OUTCOMES.map((outcome) => loads[outcome] ?? 0);

describe('a page load', () => {
  it('is counted by its outcome and in the bucket of each web vital that was measured', async () => {
    expect(await report()).toBe(204);
    await report({ outcome: 'render', lcp: 1_749, cls: 99 });
    await report({ lcp: undefined, inp: 200 });
    const { outcomes, lcp, inp, cls } = await counted();
    expect(outcomes).toEqual(countsOf({ none: 2, render: 1 }));
    expect([lcp[5], sumOf(lcp)]).toEqual([2, 2]);
    expect([inp[6], sumOf(inp)]).toEqual([1, 1]);
    expect([cls[0], cls[7], sumOf(cls)]).toEqual([2, 1, 3]);
  });

  it('is counted by hour and page, completely under concurrent reports', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => report({}, `105.112.1.${String(index)}`)));
    await report({ route: '/' });
    now = new Date(now.getTime() + HOUR_MS);
    await report();
    const rows = (await stored()).map(({ route, hour, outcomes }) => [
      route,
      hour.toISOString().slice(11, 16),
      outcomes[0],
    ]);
    expect(rows.sort()).toEqual([
      ['/', '10:00', 1],
      ['/agent/:id', '10:00', 20],
      ['/agent/:id', '11:00', 1],
    ]);
    expect((await counted(now)).outcomes[0]).toBe(1);
  });

  it('leaves nothing that identifies the visitor', async () => {
    await report({ user: 'ada@example.com', route: '/agent/:id' });
    expect(Object.keys((await stored())[0] ?? {})).toEqual([
      ...['remote', 'version', 'route', 'hour', 'outcomes', 'lcp', 'inp', 'cls', 'failingNetworks'],
    ]);
    expect(await server.db.$count(rateLimitBrowsers)).toBe(0);
  });

  it('of a release that was withdrawn is counted for a day, and what was counted stays for 90', async () => {
    await report();
    const other = registryOf('/');
    other.microFrontends['@naija/directory'] = [];
    list(other);
    await report();
    now = new Date(now.getTime() + 25 * HOUR_MS);
    await report();
    expect((await counted()).outcomes[0]).toBe(2);
    const left: number[] = [];
    for (const days of [89, 91]) {
      await removeExpiredRows(server.db, new Date(START.getTime() + days * 24 * HOUR_MS));
      left.push((await stored()).length);
    }
    expect(left).toEqual([1, 0]);
  });
});

describe('nothing is counted', () => {
  it.each([
    { version: '0.9.0' },
    { remote: 'auth' },
    { remote: '__proto__' },
    { route: '/agent/7' },
    { route: '/agent/:id\u0000' },
  ])('of what the registry does not list: %o', async (changes) => {
    expect(await report(changes)).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it.each([
    [400, { outcome: 'boredom' }],
    [400, { lcp: -1 }],
    [400, { inp: 1e12 }],
    [400, { cls: 'a' }],
    [400, { route: undefined }],
    [413, { route: '/'.repeat(1_100) }],
  ])('of an invalid report, which gets %d: %o', async (status, changes) => {
    expect(await report(changes)).toBe(status);
    expect(await stored()).toEqual([]);
  });

  it('of the 61st at once from one address, until 6 seconds later', async () => {
    for (let index = 0; index < 60; index += 1) await report();
    expect(await report()).toBe(429);
    now = new Date(now.getTime() + 6_000);
    expect(await report()).toBe(204);
  });
});

it('buckets that are new since an hour began are counted', async () => {
  await countPageLoad(server.db, LOAD, now);
  await server.db.update(pageLoads).set({ outcomes: [1] });
  await countPageLoad(server.db, { ...LOAD, outcome: 'runtime' }, now);
  expect((await counted()).outcomes).toEqual(countsOf({ none: 1, runtime: 1 }));
});

describe('in a minute', () => {
  it('so much is counted from all networks, and in the next one again', () => {
    const isWithin = createTotalLimit(2, () => now);
    expect(['a', 'b', 'c'].map(isWithin)).toEqual([true, true, false]);
    now = new Date(now.getTime() + 60_000);
    expect(isWithin('c')).toBe(true);
  });

  it('one network takes a twentieth and leaves the rest to others', () => {
    const isWithin = createTotalLimit(40, () => now);
    expect(['a', 'a', 'a', 'b'].map(isWithin)).toEqual([true, true, false, true]);
  });
});
