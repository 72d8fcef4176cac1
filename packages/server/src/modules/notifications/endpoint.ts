import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '../../platform/http/request-target.ts';
import type { KeyObject } from 'node:crypto';

type Allowed = Pick<PushOptions, 'services' | 'allowsLoopback'>;

/** Returns true if an endpoint named by a browser is an address of an allowed push service. */
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

/** Addresses that a push service cannot have */
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
/** Ranges inside it that lead to IPv4 or are for documentation are excluded */
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

/** Fails if a name resolves to an address that is not public. */
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

/** Settings of pushes; without them no pushes are sent. */
export interface PushOptions {
  /** P-256 key by which push services recognise this server (VAPID, RFC 8292). */
  key: KeyObject;
  /** Contact: a `mailto:` or `https:` URL. */
  subject: string;
  /** Hosts of allowed push services; a leading `*.` matches one or more labels. */
  services: readonly string[];
  /** Allows loopback and http, for tests. */
  allowsLoopback: boolean;
}

/** Returns the VAPID keys in base64url: the uncompressed point, which browsers subscribe with, and the private number. */
export function vapidKeys({ key }: Pick<PushOptions, 'key'>): { publicKey: string; privateKey: string } {
  const { x = '', y = '', d = '' } = key.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
