import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';
import type { App } from '../../../platform/http/app-type.ts';

/**
 * Answers 404 where a browser asks for anything but the shell's own script as that of a service worker: no release, and
 * nothing that was uploaded, becomes one.
 */
export function refuseOtherWorkers(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    const [path] = request.url.split('?', 1);
    if (request.headers['service-worker'] !== 'script' || path === WORKER_PATH) done();
    else reply.callNotFound();
  });
}
