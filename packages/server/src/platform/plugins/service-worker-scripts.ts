import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';
import type { App } from '../http/app-type.ts';

/** Only the shell's script may become a service worker: no release and no uploaded file. */
export function restrictServiceWorkerScripts(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    const [path] = request.url.split('?', 1);
    if (request.headers['service-worker'] !== 'script' || path === WORKER_PATH) done();
    else reply.callNotFound();
  });
}
