import { isIP } from 'node:net';
import { bareAddress } from '../rate-limits/bare-address.ts';
import { networkOf } from '../rate-limits/network.ts';

/**
 * The network that an address is in, wide enough that it names no household: the first 24 bits of an IPv4 address, the
 * first 48 of an IPv6 address. What is no address is 'unknown'.
 */
export function wideNetwork(text: string): string {
  const address = bareAddress(text);
  const network = networkOf(address);
  if (isIP(network) === 4) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(address) !== 6) return 'unknown';
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}
