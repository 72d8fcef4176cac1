import { BlockList, isIPv6 } from 'node:net';
import { REQUEST_ID_HEADER, REQUEST_ID_PATTERN, REQUEST_TIMING } from '@naija/contracts/http/request-id';
import { SITE_HEADER } from '@naija/contracts/http/paths';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { App } from '../http/app-type.ts';

const VALID_ID = new RegExp(REQUEST_ID_PATTERN);

/**
 * Returns the id of a request. A valid id from a trusted proxy is kept, so that both logs have the same; otherwise the id is
 * unique across restarts and processes.
 * @param trustedProxies addresses and ranges
 */
export function requestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = fromTrustedProxy(trustedProxies);
  return (request) => {
    const sent = request.headers[REQUEST_ID_HEADER];
    return typeof sent === 'string' && VALID_ID.test(sent) && isTrusted(request) ? sent : randomUUID();
  };
}

/** Adds the id of the request and the site to responses, in a header that a page's scripts can read. */
export function sendRequestIds(app: App): void {
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.headers({ [REQUEST_ID_HEADER]: id, [SITE_HEADER]: '1' });
    done();
  });
  app.addHook('onSend', ({ id }, reply, _payload, done) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      reply.header('server-timing', `${REQUEST_TIMING};desc="${id}"`);
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
