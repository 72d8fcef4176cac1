import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/**
 * Tells whether a request comes from a trusted proxy, by the other end of its connection.
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
