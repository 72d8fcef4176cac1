import { isDataSaverOn, startOutbox } from '@naija/runtime';
import { loadLaterParts } from './later/load-later-parts.ts';
import { isSending } from './loading/pending-loads.ts';
import { whenSettled } from './loading/when-settled.ts';
import { followDataSaver } from './rendered/lite-cookie.ts';
import { whenIdle } from './when-idle.ts';

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
  import('./remotes/watch-page.ts')
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
  import('./pwa/register/register.ts').then(({ register }) => register(isSending)).catch(() => undefined);
}
