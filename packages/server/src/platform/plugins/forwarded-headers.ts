import type { App } from '../http/app-type.ts';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

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

/**
 * Creates a function that returns true if a request's connection comes from a trusted proxy.
 * @param trustedProxies addresses and ranges
 */
export function fromTrustedProxy(trustedProxies: readonly string[]): (request: IncomingMessage) => boolean {
  const trusted = new BlockList();
  for (const range of trustedProxies) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return ({ socket: { remoteAddress } }) =>
    remoteAddress !== undefined && trusted.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4');
}
