import { ASSETS_MAX, PACKAGES_MAX, PAGE_FILES_MAX, PAGES_MAX, USES_MAX } from './release-limits.ts';
import { readCalls, readTokens, type ReleaseNeeds } from './needs.ts';
import { flag, list, map, optional, record, text, textMap, wholeNumber } from './json-readers.ts';

/** File with the licence texts of a build, in every release and in the shell. */
export const LICENCES_FILE = 'licences.txt';
/** The same of the code that the server runs, in a release. */
export const SERVER_LICENCES_FILE = 'licences-server.txt';
/** The same of the service worker, beside that of the shell. */
export const WORKER_LICENCES_FILE = 'licences-worker.txt';

/** A file of a release: `url` relative to its folder, uncompressed `size` in bytes, SHA-384 subresource integrity. */
export interface ReleaseAsset {
  url: string;
  size: number;
  integrity: string;
}

export interface ReleaseRoute {
  path: string;
  js: string[];
  css: string[];
  title?: string;
  data?: string[];
  /** The server does not render it, because only the browser knows its content. */
  clientOnly?: boolean;
}

/** `release.json`: one immutable build. `requires` are semver ranges, `uses` imported names, by shared package. */
export interface Release extends ReleaseNeeds {
  name: string;
  version: string;
  contract: number;
  entry: string;
  /** Files that browsers load. */
  assets: ReleaseAsset[];
  /** File that the server runs to render pages; absent if no page is rendered. */
  server?: ReleaseAsset;
  routes: ReleaseRoute[];
  requires: Record<string, string>;
  uses: Record<string, string[]>;
}

/** Checks types and sizes; throws an Error that names the first invalid field. `releaseErrors` checks the values. */
export function readRelease(value: unknown): Release {
  const release = record(value, 'release');
  return {
    name: text(release['name'], 'release.name'),
    version: text(release['version'], 'release.version'),
    contract: wholeNumber(release['contract'], 'release.contract'),
    entry: text(release['entry'], 'release.entry'),
    assets: list(release['assets'], 'release.assets', readAsset, ASSETS_MAX),
    ...optional('server', release['server'], 'release.server', readAsset),
    routes: list(release['routes'], 'release.routes', readRoute, PAGES_MAX),
    requires: textMap(release['requires'], 'release.requires', PACKAGES_MAX),
    uses: readUses(release['uses'], 'release.uses'),
    ...optional('tokens', release['tokens'], 'release.tokens', readTokens),
    ...optional('calls', release['calls'], 'release.calls', readCalls),
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
    ...optional('clientOnly', route['clientOnly'], `${at}.clientOnly`, flag),
  };
}

/** Every file of a release but its release.json. */
export function filesOf({ assets, server }: Pick<Release, 'assets' | 'server'>): readonly ReleaseAsset[] {
  return server ? [...assets, server] : assets;
}

export function pageTexts(value: unknown, at: string): string[] {
  return list(value, at, text, PAGE_FILES_MAX);
}

export function readUses(value: unknown, at: string): Record<string, string[]> {
  return map(value, at, (names, of) => list(names, of, text, USES_MAX), PACKAGES_MAX);
}
