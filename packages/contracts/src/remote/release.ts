import { isRecord, list, optional, record, text, textMap, texts, wholeNumber } from './read.ts';

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
 * Checks a parsed `release.json`.
 * @throws Error that names the first field that is wrong.
 */
export function readRelease(value: unknown): Release {
  const release = record(value, 'release');
  return {
    name: text(release['name'], 'release.name'),
    version: text(release['version'], 'release.version'),
    contract: wholeNumber(release['contract'], 'release.contract'),
    entry: text(release['entry'], 'release.entry'),
    assets: list(release['assets'], 'release.assets', (asset, at) => {
      const fields = record(asset, at);
      return {
        url: text(fields['url'], `${at}.url`),
        size: wholeNumber(fields['size'], `${at}.size`),
        integrity: text(fields['integrity'], `${at}.integrity`),
      };
    }),
    routes: list(release['routes'], 'release.routes', (route, at) => {
      const fields = record(route, at);
      return {
        path: text(fields['path'], `${at}.path`),
        js: list(fields['js'], `${at}.js`, text),
        css: list(fields['css'], `${at}.css`, text),
        ...optional('title', fields['title'], `${at}.title`, text),
        ...optional('data', fields['data'], `${at}.data`, texts),
      };
    }),
    requires: textMap(release['requires'], 'release.requires'),
    uses: readUses(release['uses'], 'release.uses'),
  };
}

/** Names by package; shared with the registry, which repeats them. */
export function readUses(value: unknown, at: string): Record<string, string[]> {
  if (!isRecord(value)) throw new Error(`${at} is not an object`);
  return Object.fromEntries(
    Object.entries(value).map(([name, names]) => [name, list(names, `${at}.${name}`, text)]),
  );
}
