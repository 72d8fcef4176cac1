import { isDataSaverOn, startOutbox, onDataSaverChange } from '@naija/runtime';
import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { loadLaterParts } from './later/load-later-parts.ts';
import { isSending } from './loading/pending-loads.ts';
import { whenSettled, whenIdle } from './loading/when-idle.ts';
import { setRenderingCookie } from './browser/rendering-cookie.ts';

export function startWhenIdle(): void {
  whenSettled(startInstall);
  whenSettled(() => {
    loadLaterParts().catch(() => undefined);
  });
  whenSettled(startAskingForLinks);
  whenIdle(startOutbox);
  whenIdle(followDataSaver);
  if (import.meta.env.DEV) return; // The dev server has neither a worker nor earlier releases.
  whenIdle(startWatchdog);
  whenSettled(startReporting);
  if ('serviceWorker' in navigator)
    // The worker downloads far more than a first page.
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

/** Fails in private windows or on a full device. */
function startServiceWorker(): void {
  import('./pwa/worker/register.ts').then(({ register }) => register(isSending)).catch(() => undefined);
}

/** Lets the server render pages without photos while data saver is on. */
function followDataSaver(): void {
  const set = () => {
    setRenderingCookie(RENDERING_COOKIES.lite, isDataSaverOn() ? '1' : '');
  };
  set();
  onDataSaverChange(set);
}
