import { beforeEach, expect, test } from 'vitest';
import { BEAT_MS, FREEZE_MS, FreezeWatch } from './freeze-watch.ts';

let seen: string[];
let watch: FreezeWatch<string>;
let now: number;

beforeEach(() => {
  seen = [];
  now = 0;
  watch = new FreezeWatch({
    frozen: (page) => seen.push(`${page} stands still`),
    thawed: (page) => seen.push(`${page} goes on`),
  });
  watch.watch('page', now);
});

/** Lets time pass, with or without signs of life. */
function pass(ms: number, { alive }: { alive: boolean }): void {
  for (const end = now + ms; now < end;) {
    now += BEAT_MS;
    if (alive) watch.beat(now);
    watch.look(now);
  }
}

test('a page that shows no sign of life stands still, which is told once', () => {
  pass(60_000, { alive: true });
  pass(FREEZE_MS - BEAT_MS, { alive: false });
  expect(seen).toEqual([]);
  pass(60_000, { alive: false });
  expect(seen).toEqual(['page stands still']);
});

test('a page that comes back to life does not stand still any more', () => {
  pass(FREEZE_MS, { alive: false });
  pass(60_000, { alive: true });
  expect(seen).toEqual(['page stands still', 'page goes on']);
});

test('a device that slept, or whose clock jumped, has frozen nothing', () => {
  pass(2 * BEAT_MS, { alive: true });
  now += 3_600_000;
  watch.look(now);
  pass(60_000, { alive: true });
  expect(seen).toEqual([]);
});

test('a page that is hidden is not watched', () => {
  watch.watch(undefined, now);
  pass(60_000, { alive: false });
  watch.watch('page', now);
  pass(BEAT_MS, { alive: false });
  expect(seen).toEqual([]);
});

test('a question of the browser’s that is answered within ten seconds is no freeze', () => {
  pass(10_000, { alive: false });
  pass(60_000, { alive: true });
  expect(seen).toEqual([]);
});
