import { isDataSaverOn, startOutbox, onDataSaverChange } from '@naija/runtime';
import { loadLaterParts } from './later/load-later-parts.ts';
import { isSending } from './loading/pending-loads.ts';
import { whenSettled, whenIdle } from './loading/when-idle.ts';
import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { setRenderingCookie } from './browser/rendering-cookie.ts';

/** Starts what no page needs at first. */
export function startWhenIdle(): void {
  whenSettled(startInstall);
  whenSettled(() => {
    loadLaterParts().catch(() => undefined);
  });
  whenSettled(startAskingForLinks);
  whenIdle(startOutbox);
  whenIdle(followDataSaver);
  if (import.meta.env.DEV) return; // Neither worker nor earlier releases in development.
  whenIdle(startWatchdog);
  whenSettled(startReporting);
  if ('serviceWorker' in navigator)
    // It downloads far more than a first page.
    whenSettled(startServiceWorker);
}

function startInstall(): void {
  import('./pwa/install/start-install.ts').then(
    (module) => {
      module.startInstall();
    },
    () => undefined,
  );
}

function startAskingForLinks(): void {
  import('./remotes/ask-for-links.ts').then(
    ({ askForLinks }) => {
      askForLinks();
    },
    () => undefined,
  );
}

function startWatchdog(): void {
  import('./remotes/watchdog/watch-page.ts')
    .then(({ watchPage }) => {
      watchPage();
    })
    .catch(() => undefined);
}

function startReporting(): void {
  if (isDataSaverOn()) return;
  import('./remotes/page-loads/report-page-loads.ts')
    .then(({ reportPageLoads }) => reportPageLoads())
    .catch(() => undefined);
}

/** Fails in private windows, or where the device is full. */
function startServiceWorker(): void {
  import('./pwa/worker/register.ts').then(({ register }) => register(isSending)).catch(() => undefined);
}

/** Has the server render pages without photos while data saver is on. */
function followDataSaver(): void {
  const set = () => {
    setRenderingCookie(RENDERING_COOKIES.lite, isDataSaverOn() ? '1' : '');
  };
  set();
  onDataSaverChange(set);
}
