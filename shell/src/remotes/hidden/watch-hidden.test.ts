import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autoRemoveListeners } from '../../testing/auto-remove-listeners.ts';
import { takeConsoleErrors } from '../../testing/console.ts';
import { entry } from '../../testing/registry.ts';
import { hasUnsavedInput } from '../../browser/unsaved-input.ts';
import { sendReport } from '../failures/send-report.ts';
import { showFaultDialog } from '../navigation/fault-dialog.ts';
import { quarantineReason } from '../quarantine.ts';
import { releaseId } from '../release-id.ts';
import { setVisibleRelease } from '../visible-release.ts';
import { isMenuHidden } from './hidden-menu.ts';
import { isPageHidden } from './hidden-page.ts';
import { HIDDEN_LOOKS, LOOK_AGAIN_MS, LOOK_MS, watchHidden } from './watch-hidden.ts';

vi.mock('../failures/send-report.ts');
vi.mock('../navigation/fault-dialog.ts');
vi.mock('../../browser/unsaved-input.ts');
vi.mock('./hidden-menu.ts');
vi.mock('./hidden-page.ts');

const [bad, other] = [entry('2.0.0'), entry('1.0.0')];
const looks = (count: number) => {
  vi.advanceTimersByTime(LOOK_MS + (count - 1) * LOOK_AGAIN_MS);
};
const reasons = () => [bad, other].map((release) => quarantineReason(releaseId('sample', release)));

const fail = vi.fn<(error: Error) => void>();
let hide: () => void;

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.mocked(isMenuHidden).mockReset().mockReturnValue(false);
  vi.mocked(isPageHidden).mockReset().mockReturnValue(false);
  vi.mocked(hasUnsavedInput).mockReset().mockReturnValue(false);
  vi.useFakeTimers();
  autoRemoveListeners();
  hide = setVisibleRelease({ remote: 'sample', release: bad, fail });
  watchHidden();
  return () => {
    hide();
    vi.useRealTimers();
  };
});
afterEach(() => {
  takeConsoleErrors();
});

/** The page falls back to the other release. */
function fallBack(): void {
  hide();
  hide = setVisibleRelease({ remote: 'sample', release: other, fail });
}

test.each([
  ['its page', isPageHidden, 'hid the page'],
  ['the menu', isMenuHidden, 'hid the menu of the shell'],
])('a release that keeps hiding %s fails once, with the reason', (_, isHidden, reason) => {
  vi.mocked(isHidden).mockReturnValue(true);
  looks(HIDDEN_LOOKS - 1);
  expect(fail).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LOOK_AGAIN_MS);
  expect(fail.mock.calls).toEqual([[expect.objectContaining({ kind: 'hidden', message: reason })]]);
});

test('a visitor who has typed something keeps the page, and is offered a reload without the release', () => {
  vi.mocked(hasUnsavedInput).mockReturnValue(true);
  vi.mocked(isMenuHidden).mockReturnValue(true);
  looks(HIDDEN_LOOKS);
  expect(fail).not.toHaveBeenCalled();
  expect(reasons()).toEqual(['hid the menu of the shell', undefined]);
  expect(sendReport).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'sample', version: '2.0.0', kind: 'hidden' }),
  );
  expect(showFaultDialog).toHaveBeenCalledWith(expect.stringContaining('sample 2.0.0 hides'));
});

test('a page that is hidden for moments only does not fail', () => {
  for (let look = 0; look < 20; look += 1)
    vi.mocked(isPageHidden).mockReturnValueOnce(look % HIDDEN_LOOKS !== 0);
  looks(20);
  expect(fail).not.toHaveBeenCalled();
});

test('a page that stays hidden without the release shows a dialog, and no other release is blamed', () => {
  vi.mocked(isPageHidden).mockReturnValue(true);
  looks(HIDDEN_LOOKS);
  fallBack();
  looks(4 * HIDDEN_LOOKS);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(showFaultDialog).toHaveBeenCalledWith(expect.stringContaining('sample 2.0.0 hides'));
  expect(reasons()[1]).toBeUndefined();
});

test('what a release hid before the visitor left it is not blamed on the next one', () => {
  vi.mocked(isPageHidden).mockReturnValue(true);
  looks(1);
  fallBack();
  looks(HIDDEN_LOOKS);
  expect(fail).not.toHaveBeenCalled();
  expect(reasons()).toEqual(['hid the page', undefined]);
});

test('a page of the shell itself is never blamed', () => {
  hide();
  vi.mocked(isMenuHidden).mockReturnValue(true);
  looks(2 * HIDDEN_LOOKS);
  expect(reasons()).toEqual([undefined, undefined]);
});
