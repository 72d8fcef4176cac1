import { isIP } from 'node:net';
import { ipNetwork, stripPort } from '../rate-limits/network.ts';

/** Keeps 24 bits of IPv4 and 48 of IPv6, which identify no household. Other text is 'unknown'. */
export function anonymizeAddress(text: string): string {
  const address = stripPort(text);
  const network = ipNetwork(address);
  if (isIP(network) === 4) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(address) !== 6) return 'unknown';
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}
