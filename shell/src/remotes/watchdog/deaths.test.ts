import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heardErrors } from '../../testing/console.ts';
import { report } from '../failures/report.ts';
import { quarantineReason } from '../selection/quarantine.ts';
import { store } from '../storage.ts';
import { countDeaths, forgetDeaths } from './deaths.ts';
import { takeFreeze } from './freeze-notes.ts';
import { countDeathsIfAny, SHOWN_PREFIX } from './shown-marks.ts';

vi.mock('../failures/report.ts');
vi.mock('./freeze-notes.ts');

const ID = 'sample@2.0.0#x';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.clear();
  vi.clearAllMocks();
  vi.mocked(takeFreeze).mockResolvedValue(false);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page dies while the release is on the screen, and the visitor comes back. */
async function die({ frozen = false, id = ID } = {}): Promise<void> {
  vi.mocked(takeFreeze).mockResolvedValue(frozen);
  store(SHOWN_PREFIX + String(Math.random()), id);
  await countDeathsIfAny();
}

const isQuarantined = () => quarantineReason(ID) !== undefined;

test('one death may be the device’s own: nothing comes of it', async () => {
  await die({ frozen: true });
  await countDeaths();
  expect(isQuarantined()).toBe(false);
  expect(report).not.toHaveBeenCalled();
});

test('a release under which the page stood still twice before it died is left out, and reported', async () => {
  await die({ frozen: true });
  await die({ frozen: true });
  expect(isQuarantined()).toBe(true);
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'sample', version: '2.0.0', kind: 'freeze' }),
  );
  heardErrors();
});

test('so is one under which pages died three times for a reason nobody knows, and not before', async () => {
  await die();
  await die();
  expect(isQuarantined()).toBe(false);
  await die();
  expect(isQuarantined()).toBe(true);
  heardErrors();
});

test('deaths under other releases, and those of the day before, do not add up', async () => {
  await die({ frozen: true });
  await die({ frozen: true, id: 'sample@1.0.0#y' });
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  await die({ frozen: true });
  expect(isQuarantined()).toBe(false);
});

test('a release that was on the screen for long and was left in an orderly way begins anew', async () => {
  await die();
  await die();
  forgetDeaths(ID);
  await die();
  expect(isQuarantined()).toBe(false);
});
