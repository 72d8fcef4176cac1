import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '../../platform/http/host-name.ts';
import type { PushOptions } from './push-options.ts';

type Allowed = Pick<PushOptions, 'services' | 'allowsLoopback'>;

/** Whether an endpoint, which a browser has named, is an address of a push service that requests may go to. */
export function isAllowedEndpoint(endpoint: string, { services, allowsLoopback }: Allowed): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(endpoint);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (allowsLoopback && isLoopback(hostname)) return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && port === '' && services.some((service) => isOf(service, hostname));
}

function isOf(service: string, hostname: string): boolean {
  return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service;
}

/** Addresses that no push service has: of this machine, of private networks, of multicast and of reserved ranges. */
const NOT_PUBLIC = blockList([
  // IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890).
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);
/** Global unicast, without the ranges in it that lead to addresses of IPv4 or are for documentation. */
const GLOBAL_IPV6 = blockList([['2000::', 3]]);
const NOT_GLOBAL_IPV6 = blockList([
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !NOT_PUBLIC.check(address);
  return version === 6 && GLOBAL_IPV6.check(address, 'ipv6') && !NOT_GLOBAL_IPV6.check(address, 'ipv6');
}

/** Resolves names for a request to a push service; fails where one leads to an address that is not public. */
export function publicLookup({ allowsLoopback }: Pick<Allowed, 'allowsLoopback'>): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const isAllowed = ({ address }: LookupAddress) =>
        isPublicAddress(address) || (allowsLoopback && isLoopback(hostname));
      if (error) {
        done(error, '');
        return;
      }
      const [first] = found;
      if (!first || !found.every(isAllowed))
        done(new Error(`${hostname} has an address that is not public`), '');
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

function blockList(subnets: readonly [address: string, prefix: number][]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of subnets)
    list.addSubnet(address, prefix, address.includes(':') ? 'ipv6' : 'ipv4');
  return list;
}
