import type { App } from '../http/app-type.ts';

const FORWARDED = ['x-forwarded-for', 'forwarded'];

/** Says in the log, once, that a proxy seems to stand before a server that was told of none. */
export function warnOfUnknownProxy(app: App): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const header = isSaid ? undefined : FORWARDED.find((name) => request.headers[name] !== undefined);
    if (header !== undefined) {
      isSaid = true;
      app.log.warn(
        { header, from: request.socket.remoteAddress },
        'a request came through a proxy, and TRUSTED_PROXIES is not set: all visitors count as one address. ' +
          'If that proxy is yours, set TRUSTED_PROXIES to its address',
      );
    }
    done();
  });
}
