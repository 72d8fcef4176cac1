import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeConsoleErrors } from '../../testing/console.ts';
import { entry } from '../../testing/registry.ts';
import { sendReport } from '../failures/send-report.ts';
import { quarantineReason } from '../quarantine.ts';
import { releaseId } from '../release-id.ts';
import { setVisibleRelease } from '../visible-release.ts';
import { showFaultDialog } from './fault-dialog.ts';
import { isMenuHidden } from './hidden-menu.ts';
import { HIDDEN_LOOKS, LOOK_AGAIN_MS, LOOK_MS } from './watch-menu.ts';
import { watchMenu } from './watch-menu.ts';

vi.mock('../failures/send-report.ts');
vi.mock('./fault-dialog.ts');
vi.mock('./hidden-menu.ts');

const [bad, other] = [entry('2.0.0'), entry('1.0.0')];
const looks = (count: number) => {
  vi.advanceTimersByTime(LOOK_MS + (count - 1) * LOOK_AGAIN_MS);
};
const reasons = () => [bad, other].map((release) => quarantineReason(releaseId('sample', release)));

let hide: () => void;

beforeEach(() => {
  localStorage.clear();
  vi.mocked(sendReport).mockClear();
  vi.mocked(showFaultDialog).mockClear();
  vi.mocked(isMenuHidden).mockReset().mockReturnValue(false);
  vi.useFakeTimers();
  hide = setVisibleRelease({ remote: 'sample', release: bad });
  watchMenu();
  return () => {
    hide();
    vi.useRealTimers();
  };
});
afterEach(() => {
  takeConsoleErrors();
});

test('a release that keeps hiding the menu is reported and quarantined, and the visitor sees a message', () => {
  vi.mocked(isMenuHidden).mockReturnValue(true);
  looks(HIDDEN_LOOKS - 1);
  expect(reasons()).toEqual([undefined, undefined]);
  vi.advanceTimersByTime(LOOK_AGAIN_MS);
  expect(reasons()).toEqual(['hid the menu of the shell', undefined]);
  expect(sendReport).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'sample', version: '2.0.0', kind: 'hidden' }),
  );
  expect(showFaultDialog).toHaveBeenCalledWith(expect.stringContaining('sample 2.0.0 hides the menu'));
  looks(20);
  expect(sendReport).toHaveBeenCalledTimes(1);
});

test('a menu that is hidden for moments only is not reported', () => {
  for (let look = 0; look < 20; look += 1)
    vi.mocked(isMenuHidden).mockReturnValueOnce(look % HIDDEN_LOOKS !== 0);
  looks(20);
  expect(sendReport).not.toHaveBeenCalled();
});

test('a second release that seems to hide the menu is not blamed: the browser itself hides it', () => {
  vi.mocked(isMenuHidden).mockReturnValue(true);
  looks(HIDDEN_LOOKS);
  hide();
  hide = setVisibleRelease({ remote: 'sample', release: other });
  looks(3 * HIDDEN_LOOKS);
  expect(reasons()[1]).toBeUndefined();
});

test('a page of the shell itself is never blamed', () => {
  hide();
  vi.mocked(isMenuHidden).mockReturnValue(true);
  looks(2 * HIDDEN_LOOKS);
  expect(reasons()).toEqual([undefined, undefined]);
});
