/** First segments of addresses that the server or the shell answers itself. */
export const RESERVED_SEGMENTS: readonly string[] = [
  'api',
  'assets',
  'dev',
  'healthz',
  'icons',
  'media',
  'naija-state',
  'readyz',
  'remotes',
  'screenshots',
  'share',
  'sitemaps',
];

/** Characters of an address. */
export const ADDRESS_MAX = 200;
export const SEGMENTS_MAX = 10;
/** Names and placeholders, the first one a name: what the router and all readers of the registry take alike. */
const ADDRESS = /^\/(?:[a-z0-9][\w-]*(?:\/(?:[a-z0-9]|:[a-z_])[\w-]*)*)?$/i;

/** Whether a remote may have a page at the addresses of this pattern; those of others belong to nobody. */
export function isPageAddress(path: string): boolean {
  const [, first = '', ...others] = path.toLowerCase().split('/', SEGMENTS_MAX + 2);
  return (
    path.length <= ADDRESS_MAX &&
    others.length < SEGMENTS_MAX &&
    ADDRESS.test(path) &&
    !RESERVED_SEGMENTS.includes(first)
  );
}
