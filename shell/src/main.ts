import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';
import { lockNatives } from './natives/lock-natives.ts';
import { catchInstallPrompt } from './pwa/install/prompt-event.ts';
import { watchErrors } from './remotes/failures/watch-errors.ts';
import { startRegistry } from './remotes/registry.ts';

lockNatives();
watchErrors();
catchInstallPrompt();
// Nothing here touches a shared package: the registry and the files of the page's remote are on their way
// while the rest of the shell is still being read.
startRegistry();
void import('./bootstrap.tsx');

// Undefined in browsers, and on addresses, that have no service workers.
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
const script = serviceWorker?.controller?.scriptURL;
if (script !== undefined && script !== location.origin + WORKER_PATH)
  void import('./pwa/register/foreign-workers.ts').then(({ leaveForeignWorker }) => leaveForeignWorker());
