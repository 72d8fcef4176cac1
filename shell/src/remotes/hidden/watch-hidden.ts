import { hasUnsavedInput } from '../../browser/unsaved-input.ts';
import { LAZY_MESSAGES } from '../../words/lazy-messages.ts';
import { ReleaseFailure } from '../failures/release-failure.ts';
import { blame } from '../navigation/blame.ts';
import { showFaultDialog } from '../navigation/fault-dialog.ts';
import { isQuarantinedFor, quarantine } from '../quarantine.ts';
import { failuresOf } from '../tried-releases.ts';
import { onVisibleReleaseChange, visibleRelease, type VisibleRelease } from '../visible-release.ts';
import { frameRestorer } from './restore-frame.ts';
import { isMenuHidden } from './hidden-menu.ts';
import { isPageHidden } from './hidden-page.ts';
import { paintedCovers, type PaintedCover } from './painted-covers.ts';

/** Interval between checks. A check takes hit tests, the style of each element, and a layout if one is due. */
export const LOOK_MS = 5_000;

/** Interval after a check that found something hidden, and before the first check of a release. */
export const LOOK_AGAIN_MS = 1_500;

/**
 * Consecutive checks that find the page or its menu hidden, 4.5 s: longer than transitions, page loads and rotations of
 * the screen take.
 */
export const HIDDEN_LOOKS = 4;

const MENU_HIDDEN = 'hid the menu of the shell';
const PAGE_HIDDEN = 'hid the page';
/** Reason of a quarantine that tells later page loads that the cause is in this browser. */
const STILL_HIDDEN = 'seemed to hide the page, which stayed hidden without it';

/**
 * Checks at intervals whether a release hides its page or the shell's menu. If one keeps doing so, its leftovers are
 * removed and the page falls back to the previous release.
 */
export function watchHidden(): void {
  const restoreFrame = frameRestorer();
  let hidden = 0;
  let suspect: VisibleRelease | undefined;
  let blamed: VisibleRelease | undefined;
  let isRestored = false;
  let timer: ReturnType<typeof setTimeout>;

  const look = () => {
    const reason = hiddenReason();
    if (reason === undefined) hidden = 0;
    else {
      hidden += 1;
      // The next page may already be visible when what a release left behind is noticed.
      if (hidden === 1) suspect = visibleRelease();
      if (blamed) restoreFrame();
    }
    wait(hidden > 0 && hidden < HIDDEN_LOOKS ? LOOK_AGAIN_MS : LOOK_MS);
    if (reason !== undefined && hidden === HIDDEN_LOOKS) onHidden(reason);
  };
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, ms);
  };

  const onHidden = (reason: string) => {
    if (!suspect || isQuarantinedFor(STILL_HIDDEN)) return;
    const isTorn = restoreFrame();
    hidden = 0;
    if (blamed) {
      // If the page stays hidden without the release, an extension may hide it, or code of the release that still runs.
      quarantine(blamed.remote, blamed.release, STILL_HIDDEN);
      showFaultDialog(LAZY_MESSAGES.fault.hidden(nameOf(blamed)));
    } else if (!isRestored && failuresOf(suspect.remote).length > 0)
      isRestored = true; // A release that failed before may have left it behind.
    else {
      blamed = suspect;
      if (isTorn || suspect !== visibleRelease() || !suspect.fail || hasUnsavedInput())
        blame(suspect, { kind: 'hidden', reason, text: LAZY_MESSAGES.fault.hidden });
      else suspect.fail(new ReleaseFailure('hidden', new Error(reason)));
    }
  };

  onVisibleReleaseChange(() => {
    wait(LOOK_AGAIN_MS);
  });
  look();
}

function hiddenReason(): string | undefined {
  if (!visibleRelease() || document.visibilityState !== 'visible') return undefined;
  let found: PaintedCover[] | undefined;
  const covers = () => (found ??= paintedCovers());
  if (isPageHidden(covers)) return PAGE_HIDDEN;
  return isMenuHidden(covers) ? MENU_HIDDEN : undefined;
}

function nameOf({ remote, release }: VisibleRelease): string {
  return `${remote} ${release.metadata.version}`;
}
