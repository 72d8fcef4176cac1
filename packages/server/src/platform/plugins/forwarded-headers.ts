import type { App } from '../http/app-type.ts';

const FORWARDED = ['x-forwarded-for', 'forwarded'];

/** Warns once when forwarding headers arrive although no proxy is trusted. */
export function warnAboutUntrustedProxy(app: App): void {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const header = hasWarned ? undefined : FORWARDED.find((name) => request.headers[name] !== undefined);
    if (header !== undefined) {
      hasWarned = true;
      app.log.warn(
        { header, from: request.socket.remoteAddress },
        'a request came through a proxy, and TRUSTED_PROXIES is not set: all visitors count as one address. ' +
          'If that proxy is yours, set TRUSTED_PROXIES to its address',
      );
    }
    done();
  });
}
