import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeConsoleErrors } from '../../testing/console.ts';
import { sendReport } from '../failures/send-report.ts';
import { quarantineReason } from '../quarantine.ts';
import { writeStored } from '../../storage.ts';
import { countCrashes, forgetCrashes } from './crashes.ts';
import { takeFreezeRecord } from './freeze-records.ts';
import { VISIBLE_PREFIX } from './page-marks.ts';

vi.mock('../failures/send-report.ts');
vi.mock('./freeze-records.ts');

const ID = 'sample@2.0.0#x';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.clearAllMocks();
  vi.mocked(takeFreezeRecord).mockResolvedValue(false);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page crashes while the release is visible, and the visitor comes back. */
async function crash({ frozen = false, id = ID } = {}): Promise<void> {
  vi.mocked(takeFreezeRecord).mockResolvedValue(frozen);
  writeStored(VISIBLE_PREFIX + String(Math.random()), id);
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
