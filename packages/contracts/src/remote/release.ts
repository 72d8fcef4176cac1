import { ASSETS_MAX, PACKAGES_MAX, PAGE_FILES_MAX, PAGES_MAX, USES_MAX } from './limits.ts';
import { list, map, optional, record, text, textMap, wholeNumber } from './read.ts';

/** A file of a release; `url` is relative to the folder of the release. */
export interface ReleaseAsset {
  url: string;
  /** Bytes, uncompressed. */
  size: number;
  /** Subresource integrity, SHA-384. */
  integrity: string;
}

/** A page of a remote and every file it needs before its first render. */
export interface ReleaseRoute {
  path: string;
  js: string[];
  css: string[];
  /** As in the registry. */
  title?: string;
  data?: string[];
}

/** `release.json`: all there is to know about one immutable build of a remote. */
export interface Release {
  name: string;
  version: string;
  contract: number;
  /** File that the shell imports first. */
  entry: string;
  assets: ReleaseAsset[];
  routes: ReleaseRoute[];
  /** Version range by shared package. */
  requires: Record<string, string>;
  /** Names imported, by shared package. */
  uses: Record<string, string[]>;
}

/**
 * Checks the form of a parsed `release.json`, and that nothing in it is longer than may be; `releaseFaults` says what
 * else is wrong with it.
 * @throws Error that names the first field that is wrong.
 */
export function readRelease(value: unknown): Release {
  const release = record(value, 'release');
  return {
    name: text(release['name'], 'release.name'),
    version: text(release['version'], 'release.version'),
    contract: wholeNumber(release['contract'], 'release.contract'),
    entry: text(release['entry'], 'release.entry'),
    assets: list(release['assets'], 'release.assets', readAsset, ASSETS_MAX),
    routes: list(release['routes'], 'release.routes', readRoute, PAGES_MAX),
    requires: textMap(release['requires'], 'release.requires', PACKAGES_MAX),
    uses: readUses(release['uses'], 'release.uses'),
  };
}

function readAsset(value: unknown, at: string): ReleaseAsset {
  const asset = record(value, at);
  return {
    url: text(asset['url'], `${at}.url`),
    size: wholeNumber(asset['size'], `${at}.size`),
    integrity: text(asset['integrity'], `${at}.integrity`),
  };
}

function readRoute(value: unknown, at: string): ReleaseRoute {
  const route = record(value, at);
  return {
    path: text(route['path'], `${at}.path`),
    js: pageTexts(route['js'], `${at}.js`),
    css: pageTexts(route['css'], `${at}.css`),
    ...optional('title', route['title'], `${at}.title`, text),
    ...optional('data', route['data'], `${at}.data`, pageTexts),
  };
}

/** A page's files, or the calls that it makes; shared with the registry, which repeats the latter. */
export function pageTexts(value: unknown, at: string): string[] {
  return list(value, at, text, PAGE_FILES_MAX);
}

/** Names by package; shared with the registry, which repeats them. */
export function readUses(value: unknown, at: string): Record<string, string[]> {
  return map(value, at, (names, of) => list(names, of, text, USES_MAX), PACKAGES_MAX);
}
