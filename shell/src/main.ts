import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { freezeIntrinsics } from './intrinsics/freeze-intrinsics.ts';
import { catchInstallPrompt } from './pwa/install/prompt-event.ts';
import { addTimeouts, removeRefused } from './browser-features.ts';
import { watchErrors } from './remotes/failures/watch-errors.ts';
import { closeChannels } from './remotes/navigation/close-channels.ts';
import { guardNavigation } from './remotes/navigation/guard-navigation.ts';
import { watchLeaving } from './leaving.ts';
import { loadInSteps } from './load-in-steps.ts';
import { storedLanguage } from './language/stored-language.ts';
import { startRegistry } from './remotes/selection/load-selection.ts';
import { mayOverride } from './remotes/selection/may-override.ts';

removeRefused();
addTimeouts();
watchErrors();
watchLeaving();
closeChannels();
if (!import.meta.env.DEV) guardNavigation(); // The dev server reloads pages itself.
catchInstallPrompt();
if (mayOverride())
  void import('./remotes/selection/overrides.ts').then(({ readOverrides }) => {
    readOverrides();
    start();
  });
else start();

// Undefined in browsers without service workers, and on insecure origins.
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
const script = serviceWorker?.controller?.scriptURL;
if (script !== undefined && script !== location.origin + WORKER_PATH)
  void import('./pwa/register/foreign-workers.ts').then(({ leaveForeignWorker }) => leaveForeignWorker());

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
