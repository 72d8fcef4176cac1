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

export const PATH_MAX = 200;
export const SEGMENTS_MAX = 10;
/** Static segments and parameters, the first one static: what the router and every reader of the registry agree on. */
const PATH = /^\/(?:[a-z0-9][\w-]*(?:\/(?:[a-z0-9]|:[a-z_])[\w-]*)*)?$/i;

export function isPagePath(path: string): boolean {
  const [, first = '', ...others] = path.toLowerCase().split('/', SEGMENTS_MAX + 2);
  return (
    path.length <= PATH_MAX &&
    others.length < SEGMENTS_MAX &&
    PATH.test(path) &&
    !RESERVED_SEGMENTS.includes(first)
  );
}
