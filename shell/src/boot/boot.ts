import { RENDERED_PAGE, type BootData } from '@naija/contracts/remote/rendered-page';
import { LIVE_EVENT } from '../live-event.ts';
import { keepInstallPrompt } from './early-install-prompt.ts';
import { keepInput } from './keep-input.ts';
import { keepTaps } from './keep-taps.ts';
import { loadCode } from './load-code.ts';
import { restoreScroll } from './restore-scroll.ts';

// Stands at the end of each rendered page, in the page itself.
const root = document.getElementById('root');
const data = document.getElementById(RENDERED_PAGE.bootId)?.textContent;
if (root && data) {
  restoreScroll();
  keepInstallPrompt();
  const enterAgain = keepInput(root);
  const tapAgain = keepTaps(root);
  document.addEventListener(
    LIVE_EVENT,
    () => {
      enterAgain();
      setTimeout(tapAgain); // After what was entered has been rendered.
    },
    { once: true },
  );
  loadCode(JSON.parse(data) as BootData, (url) => import(/* @vite-ignore */ url));
}
