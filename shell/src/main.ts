import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { freezeIntrinsics, freezeInSteps } from './intrinsics/freeze-intrinsics.ts';
import { catchInstallPrompt } from './pwa/install/prompt-event.ts';
import { addTimeouts, removeRefused } from './browser/browser-features.ts';
import { watchErrors } from './remotes/failures/report-failure.ts';
import { guardNavigation, closeChannels } from './remotes/navigation/guard-navigation.ts';
import { watchWrites } from './remotes/tampering/watch-writes.ts';
import { watchLeaving } from './browser/leaving.ts';
import { storedLanguage } from './browser/rendering-cookie.ts';
import { startRegistry } from './remotes/selection/load-selection.ts';
import { mayOverride } from './remotes/page-settings.ts';
import { announceFailed } from './browser/page-events.ts';

removeRefused();
addTimeouts();
watchErrors();
watchLeaving();
closeChannels();
watchWrites();
if (!import.meta.env.DEV) guardNavigation(); // The dev server reloads pages itself.
catchInstallPrompt();
if (mayOverride())
  void import('./remotes/selection/overrides.ts').then(({ readOverrides }) => {
    readOverrides();
    start();
  });
else start();

// Undefined in browsers without service workers and on insecure origins.
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
const script = serviceWorker?.controller?.scriptURL;
if (script !== undefined && script !== location.origin + WORKER_PATH)
  void import('./pwa/worker/foreign-workers.ts').then(({ leaveForeignWorker }) => leaveForeignWorker());

function start(): void {
  // Imports no shared package, so that registry and remote load in parallel with the rest of the shell.
  startRegistry();
  if (document.getElementById(RENDERED_PAGE.stateId)) void loadInSteps();
  else {
    document.documentElement.lang = storedLanguage();
    freezeIntrinsics();
    void import('./bootstrap.tsx');
  }
}

/**
 * Makes a rendered page live: freezes the intrinsics, then imports React, the runtime and the shell. Each step is a
 * task of its own, so that the browser handles input in between. No release runs before.
 */
async function loadInSteps(): Promise<void> {
  try {
    const freezing = freezeInSteps();
    while (!freezing.next().done) await nextTask();
    await import('react-dom/client');
    await nextTask();
    await import('@naija/runtime');
    await nextTask();
    await import('./bootstrap.tsx');
  } catch (error) {
    announceFailed();
    throw error;
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
