import type { App } from '../http/app-type.ts';

/**
 * Lets nobody keep an answer to a request with a token, of any route added after this: a phone is often shared, and what
 * its cache keeps would outlive the logout. It holds for failures and for what is public too, so that no route has to
 * think of it; pages ask for what is public without a token, and may keep that.
 */
export function privateAnswers(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.authorization !== undefined) reply.header('cache-control', 'private, no-store');
    done();
  });
}
