import { beforeEach, expect, test } from 'vitest';
import { HEARTBEAT_MS, FREEZE_MS, FreezeWatch } from './freeze-watch.ts';

let seen: string[];
let watch: FreezeWatch<string>;
let now: number;

beforeEach(() => {
  seen = [];
  now = 0;
  watch = new FreezeWatch({
    onFreeze: (page) => seen.push(`${page} freezes`),
    onThaw: (page) => seen.push(`${page} thaws`),
  });
  watch.watch('page', now);
});

/** Lets time pass, with or without heartbeats. */
function pass(ms: number, { alive }: { alive: boolean }): void {
  for (const end = now + ms; now < end;) {
    now += HEARTBEAT_MS;
    if (alive) watch.beat(now);
    watch.check(now);
  }
}

test('a page without heartbeats is frozen, which is reported once', () => {
  pass(60_000, { alive: true });
  pass(FREEZE_MS - HEARTBEAT_MS, { alive: false });
  expect(seen).toEqual([]);
  pass(60_000, { alive: false });
  expect(seen).toEqual(['page freezes']);
});

test('a page whose heartbeats return is no longer frozen', () => {
  pass(FREEZE_MS, { alive: false });
  pass(60_000, { alive: true });
  expect(seen).toEqual(['page freezes', 'page thaws']);
});

test('a suspended device freezes no page', () => {
  pass(2 * HEARTBEAT_MS, { alive: true });
  now += 3_600_000;
  watch.check(now);
  pass(60_000, { alive: true });
  expect(seen).toEqual([]);
});

test('a hidden page is not watched', () => {
  watch.watch(undefined, now);
  pass(60_000, { alive: false });
  watch.watch('page', now);
  pass(HEARTBEAT_MS, { alive: false });
  expect(seen).toEqual([]);
});

test('a browser dialog of 10 s is not a freeze', () => {
  pass(10_000, { alive: false });
  pass(60_000, { alive: true });
  expect(seen).toEqual([]);
});
