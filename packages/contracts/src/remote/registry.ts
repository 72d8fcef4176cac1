import { flag, list, optional, record, text, textMap, texts, wholeNumber } from './read.ts';
import { readUses } from './release.ts';

/** Schema that `/remotes.json` conforms to: the open Frontend Discovery format. */
export const REGISTRY_SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** Where the registry is served. */
export const REGISTRY_PATH = '/remotes.json';

/** A file to fetch before a page can be shown; `url` is absolute or relative to the site. */
export interface PreloadFile {
  url: string;
  integrity: string;
}

/** A page that a release serves, with all it needs at first. */
export interface RegistryRoute {
  path: string;
  js: PreloadFile[];
  css: PreloadFile[];
  /** Title of the page while nothing more is known of what it shows. */
  title?: string;
  /** Patterns of the calls whose answers the page wants kept for later without a line, as `/api/v1/user/:id`. */
  data?: string[];
}

/** What vouches for a remote's whole list of releases; stands with the first of them. */
export interface Seal {
  /** Grows with every change of the list; milliseconds since 1970 where the clock allows. */
  serial: number;
  /** Ed25519, base64, over `sealedText`; absent where the operator has no key. */
  signature?: string;
}

/** One release as the registry lists it; the first of a remote's list is the current one. */
export interface RegistryEntry {
  /** Address of the entry module. */
  url: string;
  /** Address of the entry module of the release before. */
  fallbackUrl?: string;
  metadata: {
    /** Integrity of `release.json`, which in turn holds that of every file. */
    integrity: string;
    version: string;
  };
  /** `traffic` is the share of visitors in per cent; the default one takes all whom no trial takes. */
  deployment: { traffic: number; default: boolean };
  extras: {
    /** Address of `release.json`. */
    manifest: string;
    contract: number;
    routes: RegistryRoute[];
    requires: Record<string, string>;
    uses: Record<string, string[]>;
    /** When it became what it is now (ISO 8601, UTC). */
    since?: string;
    seal?: Seal;
  };
}

/** `/remotes.json`: which releases of which remotes there are, newest first. */
export interface Registry {
  schema: string;
  microFrontends: Record<string, RegistryEntry[]>;
}

const SCOPE = '@naija/';

/** The name in the registry of the remote with this short name: 'directory' gives '@naija/directory'. */
export function registryName(remote: string): string {
  return `${SCOPE}${remote}`;
}

/** The short name of a remote: '@naija/directory' gives 'directory'. */
export function remoteName(inRegistry: string): string {
  return inRegistry.slice(SCOPE.length);
}

/** The short names of all remotes in the registry. */
export function remoteNames(registry: Registry): string[] {
  return Object.keys(registry.microFrontends).map(remoteName);
}

/** The releases of one remote, current one first. */
export function releasesOf(registry: Registry, remote: string): RegistryEntry[] {
  return registry.microFrontends[registryName(remote)] ?? [];
}

/**
 * Checks a parsed `/remotes.json`.
 * @throws Error that names the first field that is wrong.
 */
export function readRegistry(value: unknown): Registry {
  const registry = record(value, 'registry');
  const remotes = record(registry['microFrontends'], 'registry.microFrontends');
  return {
    schema: text(registry['schema'], 'registry.schema'),
    microFrontends: Object.fromEntries(
      Object.entries(remotes).map(([name, entries]) => {
        if (!name.startsWith(SCOPE) || name === SCOPE)
          throw new Error(`registry: "${name}" is outside ${SCOPE}`);
        return [name, list(entries, name, readEntry)];
      }),
    ),
  };
}

function readEntry(value: unknown, at: string): RegistryEntry {
  const entry = record(value, at);
  const metadata = record(entry['metadata'], `${at}.metadata`);
  const deployment = record(entry['deployment'], `${at}.deployment`);
  const extras = record(entry['extras'], `${at}.extras`);
  return {
    url: text(entry['url'], `${at}.url`),
    ...optional('fallbackUrl', entry['fallbackUrl'], `${at}.fallbackUrl`, text),
    metadata: {
      integrity: text(metadata['integrity'], `${at}.metadata.integrity`),
      version: text(metadata['version'], `${at}.metadata.version`),
    },
    deployment: {
      traffic: wholeNumber(deployment['traffic'], `${at}.deployment.traffic`),
      default: flag(deployment['default'], `${at}.deployment.default`),
    },
    extras: {
      manifest: text(extras['manifest'], `${at}.extras.manifest`),
      contract: wholeNumber(extras['contract'], `${at}.extras.contract`),
      routes: list(extras['routes'], `${at}.extras.routes`, readRoute),
      requires: textMap(extras['requires'], `${at}.extras.requires`),
      uses: readUses(extras['uses'], `${at}.extras.uses`),
      ...optional('since', extras['since'], `${at}.extras.since`, text),
      ...optional('seal', extras['seal'], `${at}.extras.seal`, readSeal),
    },
  };
}

function readSeal(value: unknown, at: string): Seal {
  const seal = record(value, at);
  return {
    serial: wholeNumber(seal['serial'], `${at}.serial`),
    ...optional('signature', seal['signature'], `${at}.signature`, text),
  };
}

function readRoute(value: unknown, at: string): RegistryRoute {
  const route = record(value, at);
  return {
    path: text(route['path'], `${at}.path`),
    js: list(route['js'], `${at}.js`, readFile),
    css: list(route['css'], `${at}.css`, readFile),
    ...optional('title', route['title'], `${at}.title`, text),
    ...optional('data', route['data'], `${at}.data`, texts),
  };
}

function readFile(value: unknown, at: string): PreloadFile {
  const file = record(value, at);
  return { url: text(file['url'], `${at}.url`), integrity: text(file['integrity'], `${at}.integrity`) };
}
