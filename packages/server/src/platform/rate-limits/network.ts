import { isIP } from 'node:net';
import { bareAddress } from './bare-address.ts';

/**
 * What an address is counted as: an IPv4 address as itself, also where it is written as IPv6; of an IPv6 address its
 * first 64 bits, within which one subscriber chooses freely; a port behind either is no part of it. What is no address
 * stays as it is.
 */
export function networkOf(text: string): string {
  const address = bareAddress(text);
  if (isIP(address) !== 6) return address;
  const groups = expand(address);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The eight groups of a valid IPv6 address. */
function expand(address: string): number[] {
  const [bare = ''] = address.split('%');
  const [left = [], right] = bare.split('::').map(groupsOf);
  if (right === undefined) return left;
  return [...left, ...new Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function groupsOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
