import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeConsoleErrors } from '../../testing/console.ts';
import { sendReport } from '../failures/send-report.ts';
import { quarantineReason } from '../quarantine.ts';
import { writeStored } from '../../browser/storage.ts';
import { countCrashes, forgetCrashes, TAB_MARK_KEY } from './crashes.ts';
import { takeFreezeRecord } from './freeze-records.ts';
import { VISIBLE_PREFIX } from './page-marks.ts';

vi.mock('../failures/send-report.ts');
vi.mock('./freeze-records.ts');

const ID = 'sample@2.0.0#x';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
  vi.mocked(takeFreezeRecord).mockResolvedValue(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Crashes a page while the release is visible. The visitor comes back, in the same tab by default. */
async function crash({ frozen = false, id = ID, sameTab = true } = {}): Promise<void> {
  vi.mocked(takeFreezeRecord).mockResolvedValue(frozen);
  const key = VISIBLE_PREFIX + String(Math.random());
  writeStored(key, id);
  if (sameTab) writeStored(TAB_MARK_KEY, key, 'sessionStorage');
  else sessionStorage.clear();
  await reopen();
}

async function reopen(): Promise<void> {
  const counted = countCrashes();
  await vi.advanceTimersByTimeAsync(1_000);
  await counted;
}

const isQuarantined = () => quarantineReason(ID) !== undefined;

test('a single crash has no consequence', async () => {
  await crash({ frozen: true });
  await reopen();
  expect(isQuarantined()).toBe(false);
  expect(sendReport).not.toHaveBeenCalled();
});

test('a release that crashed twice after a freeze is quarantined and reported', async () => {
  await crash({ frozen: true });
  await crash({ frozen: true });
  expect(isQuarantined()).toBe(true);
  expect(sendReport).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'sample', version: '2.0.0', kind: 'freeze' }),
  );
  takeConsoleErrors();
});

test('a release with three unexplained crashes is quarantined, and not before', async () => {
  await crash();
  await crash();
  expect(isQuarantined()).toBe(false);
  await crash();
  expect(isQuarantined()).toBe(true);
  takeConsoleErrors();
});

test('crashes of other releases and of the day before do not count', async () => {
  await crash({ frozen: true });
  await crash({ frozen: true, id: 'sample@1.0.0#y' });
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  await crash({ frozen: true });
  expect(isQuarantined()).toBe(false);
});

test('a long visit that ended normally resets the count', async () => {
  await crash();
  await crash();
  forgetCrashes(ID);
  await crash();
  expect(isQuarantined()).toBe(false);
});

test('tabs and browsers that are closed or killed while a release is visible do not count, however often', async () => {
  for (let times = 0; times < 5; times += 1) await crash({ sameTab: false });
  expect(localStorage).toHaveLength(0);
});

test('tabs that were restored after the browser was killed do not count, however often', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'back_forward' } as PerformanceNavigationTiming,
  ]);
  for (let times = 0; times < 5; times += 1) await crash();
  expect(localStorage).toHaveLength(0);
});

test('tabs that the system discarded do not count, however often', async () => {
  Object.defineProperty(document, 'wasDiscarded', { value: true, configurable: true });
  for (let times = 0; times < 5; times += 1) await crash();
  expect(localStorage).toHaveLength(0);
  Reflect.deleteProperty(document, 'wasDiscarded');
});

test('a release that freezes is quarantined although its tabs are closed', async () => {
  await crash({ frozen: true, sameTab: false });
  await crash({ frozen: true, sameTab: false });
  expect(isQuarantined()).toBe(true);
  takeConsoleErrors();
});
