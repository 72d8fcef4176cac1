import { LAZY_MESSAGES } from '../../words/lazy-messages.ts';
import { isQuarantinedFor } from '../quarantine.ts';
import { visibleRelease } from '../visible-release.ts';
import { blame } from './blame.ts';
import { isMenuHidden } from './hidden-menu.ts';

/** Interval between checks of the menu. A check takes a hit test, and a layout if one is due. */
export const LOOK_MS = 5_000;

/** Interval after a check that found the menu hidden. */
export const LOOK_AGAIN_MS = 1_500;

/**
 * Consecutive checks that find the menu hidden, 4.5 s: longer than transitions, page loads and rotations of the screen
 * take.
 */
export const HIDDEN_LOOKS = 4;

const REASON = 'hid the menu of the shell';

/** Checks at intervals whether the visible release hides the shell's menu, and blames the release if it keeps doing so. */
export function watchMenu(): void {
  let hidden = 0;
  let seen = visibleRelease();
  const look = () => {
    const visible = visibleRelease();
    if (visible !== seen) hidden = 0;
    seen = visible;
    const isHidden = visible !== undefined && document.visibilityState === 'visible' && isMenuHidden();
    hidden = isHidden ? hidden + 1 : 0;
    if (visible && hidden === HIDDEN_LOOKS && !isQuarantinedFor(REASON))
      // If a second release hides it as well, the cause is in this browser, such as an extension or a style sheet.
      blame(visible, { kind: 'hidden', reason: REASON, text: LAZY_MESSAGES.fault.hidden });
    setTimeout(look, hidden > 0 && hidden < HIDDEN_LOOKS ? LOOK_AGAIN_MS : LOOK_MS);
  };
  look();
}
