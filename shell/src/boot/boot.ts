import { LATE_PART } from '@naija/contracts/remote/late-part';
import { RENDERED_PAGE, type BootData } from '@naija/contracts/remote/rendered-page';
import { recordLeaving } from '../leaving.ts';
import { FAILED_EVENT, LIVE_EVENT, REDRAWN_EVENT, TAKE_OVER_EVENT } from '../live-event.ts';
import { keepInstallPrompt } from './early-install-prompt.ts';
import { watchForeignChanges } from './foreign-changes.ts';
import { keepInput } from './keep-input.ts';
import { keepTaps } from './keep-taps.ts';
import { loadCode } from './load-code.ts';
import { restoreScroll } from './restore-scroll.ts';
import { takeEntered } from './take-entered.ts';

// Stands at the end of each rendered page, in the page itself.
const root = document.getElementById('root');
const data = document.getElementById(RENDERED_PAGE.bootId)?.textContent;
if (root && data) {
  restoreScroll();
  recordLeaving();
  keepInstallPrompt();
  const boot = JSON.parse(data) as BootData;
  const foreignChanges = watchForeignChanges(root, boot.elements);
  const enterAgain = keepInput(root);
  const { tapAgain, giveUp } = keepTaps(root);
  const leaveLinks = takeEntered(root);
  const answer = () => {
    // React answers in the middle of its commit only later, and takes back what was entered until then, with the caret.
    queueMicrotask(enterAgain);
    setTimeout(tapAgain); // After what was entered has been rendered.
  };
  document.addEventListener(
    LIVE_EVENT,
    () => {
      leaveLinks();
      answer();
      foreignChanges.putBack();
      document.addEventListener(LATE_PART.event, answer);
    },
    { once: true },
  );
  document.addEventListener(TAKE_OVER_EVENT, foreignChanges.undo);
  document.addEventListener(REDRAWN_EVENT, (event) => {
    if (foreignChanges.remain()) event.preventDefault();
  });
  const onFailed = () => {
    giveUp(() => void reloadIfReachable(boot.main));
  };
  document.addEventListener(FAILED_EVENT, onFailed);
  loadCode(boot, (url) => import(/* @vite-ignore */ url), onFailed);
}

/** A page that can be read does not give way to an error of the browser. */
async function reloadIfReachable(file: string): Promise<void> {
  const response = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (response?.ok) location.reload();
}
