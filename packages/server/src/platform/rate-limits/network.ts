import { isIP } from 'node:net';

/** Returns an IPv4 address itself, even if mapped to IPv6, and the first 64 bits of IPv6, which belong to one subscriber. */
export function ipNetwork(text: string): string {
  const address = stripPort(text);
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

/** Strips the port that some proxies append: `1.2.3.4:5`, `[::1]:5`. */
export function stripPort(text: string): string {
  const [, bare = text] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  return isIP(bare) ? bare : text;
}

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
