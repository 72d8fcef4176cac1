import type { App } from '../http/app-type.ts';

/** Forbids caching of every response to a request with a token: devices are shared, and a cache outlives the logout. */
export function privateCacheControl(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.authorization !== undefined) reply.header('cache-control', 'private, no-store');
    done();
  });
}
