import { isIP } from 'node:net';

/** An address without the port that some proxies put behind it, as `1.2.3.4:5` or `[::1]:5`; all else as it is. */
export function bareAddress(text: string): string {
  const [, bare = text] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  return isIP(bare) ? bare : text;
}
