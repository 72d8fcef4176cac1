import { LAZY_MESSAGES } from '../../words/lazy-messages.ts';
import { isQuarantinedFor } from '../quarantine.ts';
import { visibleRelease } from '../visible-release.ts';
import { blame } from './blame.ts';
import { isMenuHidden } from './hidden-menu.ts';
import { HIDDEN_LOOKS, LOOK_AGAIN_MS, LOOK_MS } from './thresholds.ts';

const REASON = 'hid the menu of the shell';

/** Looks now and then whether the visible release hides the shell's menu, and blames it where it goes on to do so. */
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
      // Another release that hides it as well would mean that something of this browser does: an extension, a style sheet.
      blame(visible, { kind: 'hidden', reason: REASON, text: LAZY_MESSAGES.fault.hidden });
    setTimeout(look, hidden > 0 && hidden < HIDDEN_LOOKS ? LOOK_AGAIN_MS : LOOK_MS);
  };
  look();
}
