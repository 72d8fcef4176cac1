import { LATE_PART } from '@naija/contracts/remote/late-part';
import { RENDERED_PAGE, type BootData } from '@naija/contracts/remote/rendered-page';
import { recordLeaving } from '../browser/leaving.ts';
import { FAILED_EVENT, LIVE_EVENT, REDRAWN_EVENT, TAKE_OVER_EVENT } from '../browser/page-events.ts';
import { keepInstallPrompt } from '../pwa/install/prompt-event.ts';
import { watchForeignChanges } from './foreign-changes.ts';
import { keepInput, addEnteredToLinks } from './keep-input.ts';
import { keepTaps } from './keep-taps.ts';
import { loadCode } from './load-code.ts';
import { reloadWhenReachable } from './reload-when-reachable.ts';
import { restoreScroll } from '../navigation/scroll-positions.ts';
/** A notice is shown if the code takes longer. */
const SLOW_MS = 20_000;
/** The code counts as failed if it takes longer. A page takes about 60 s on the slowest network we support. */
const HANGING_MS = 90_000;
/** A release that throws while it is hydrated does so within this time. Another one cannot be loaded then. */
const COPY_KEPT_MS = 120_000;

const root = document.getElementById('root');
const data = document.getElementById(RENDERED_PAGE.bootId)?.textContent;
if (root && data) {
  restoreScroll();
  recordLeaving();
  keepInstallPrompt();
  const boot = JSON.parse(data) as BootData;
  const foreignChanges = watchForeignChanges(root, boot.elements);
  const { enterAgain, hasEntered, keepForReload } = keepInput(root);
  const { tapAgain, giveUp } = keepTaps(root);
  const leaveLinks = addEnteredToLinks(root);
  const { showNotice, hideNotice, tryNow, watch } = reloadWhenReachable(
    boot,
    () => !hasEntered(),
    () => {
      keepForReload();
      location.reload();
    },
  );
  let isLive = false;
  const answer = () => {
    // In the middle of a commit, React handles events later and until then reverts the entered text and the caret.
    queueMicrotask(enterAgain);
    setTimeout(tapAgain); // Runs after the entered text was rendered.
  };
  document.addEventListener(
    LIVE_EVENT,
    () => {
      isLive = true;
      setTimeout(() => (copy = undefined), COPY_KEPT_MS);
      clearTimeout(slow);
      clearTimeout(hanging);
      hideNotice();
      leaveLinks();
      answer();
      foreignChanges.putBack();
      document.addEventListener(LATE_PART.event, answer);
    },
    { once: true },
  );
  document.addEventListener(TAKE_OVER_EVENT, foreignChanges.undo);
  document.addEventListener(REDRAWN_EVENT, (event) => {
    if (foreignChanges.hasRemaining()) event.preventDefault();
  });
  let copy: Node | undefined;
  const { pathname, search } = location;
  addEventListener('popstate', () => {
    // The browser changes only the address if the router that added the entry is missing.
    if (!isLive && location.pathname + location.search !== pathname + search) location.reload();
  });
  const onFailed = (event?: Event) => {
    if (location.pathname !== pathname) return;
    if (isLive || !root.hasChildNodes()) {
      const replaced = document.getElementById(root.id);
      if (!copy || !replaced) return;
      replaced.replaceWith(copy);
      copy = undefined;
      isLive = false;
    }
    event?.preventDefault();
    giveUp(tryNow);
    showNotice();
    if ((event as CustomEvent<boolean> | undefined)?.detail !== true) watch();
  };
  document.addEventListener(FAILED_EVENT, onFailed);
  let slow: ReturnType<typeof setTimeout> | undefined;
  let hanging: ReturnType<typeof setTimeout> | undefined;
  loadCode(
    boot,
    (url) => {
      copy = root.cloneNode(true);
      slow = setTimeout(showNotice, SLOW_MS);
      hanging = setTimeout(onFailed, HANGING_MS);
      return import(/* @vite-ignore */ url);
    },
    () => {
      onFailed();
    },
  );
}
