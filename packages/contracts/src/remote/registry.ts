import { REMOTES_READ } from './limits.ts';
import { isRemoteName } from './names.ts';
import { quoted } from './quoted.ts';
import { record, text } from './read.ts';
import { readReleases, type RemoteList } from './registry-list.ts';

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

/** A registry as far as it can be read. */
export interface ReadRegistry {
  registry: Registry;
  /** What is wrong with each release and list that was left out. */
  faults: string[];
}

/**
 * Reads a parsed `/remotes.json` with each release by itself: one that is damaged is left out and touches no other.
 * @throws Error when it is no registry at all.
 */
export function readRegistryParts(value: unknown): ReadRegistry {
  const registry = record(value, 'registry');
  const lists = Object.entries(record(registry['microFrontends'], 'registry.microFrontends'));
  const read = lists.slice(0, REMOTES_READ).map(([name, list]) => ({ name, ...readListParts(name, list) }));
  return {
    registry: {
      schema: text(registry['schema'], 'registry.schema'),
      microFrontends: Object.fromEntries(
        read.flatMap(({ name, releases }) => (releases ? [[name, releases]] : [])),
      ),
    },
    faults: [
      ...read.flatMap(({ faults }) => faults),
      ...(lists.length > REMOTES_READ ? [`registry: has more than ${String(REMOTES_READ)} remotes`] : []),
    ],
  };
}

/** As `readRegistryParts`, for who has no use for what was left out. */
export function readRegistry(value: unknown): Registry {
  return readRegistryParts(value).registry;
}

/**
 * Reads a remote's list of releases, each by itself.
 * @param name as in the registry: '@naija/directory'
 * @throws Error when it is no list of a remote, or its seal cannot be read.
 */
export function readList(name: string, value: unknown): RemoteList {
  const remote = remoteName(name);
  if (registryName(remote) !== name || !isRemoteName(remote))
    throw new Error(`registry: ${quoted(name)} is not the name of a remote`);
  return readReleases(value, name);
}

function readListParts(name: string, value: unknown): { releases?: RegistryEntry[]; faults: string[] } {
  try {
    return readList(name, value);
  } catch (error) {
    return { faults: [(error as Error).message] };
  }
}
