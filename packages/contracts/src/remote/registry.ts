import { record, text } from './json-readers.ts';
import { REMOTES_LISTED_MAX } from './release-limits.ts';
import { isRemoteName } from './names.ts';
import { readReleases, type ReleaseList } from './read-release-list.ts';
import type { Registry, RegistryEntry } from './registry-types.ts';
import { quoteUntrusted } from './untrusted-text.ts';

export type { ListSignature, PreloadFile, Registry, RegistryEntry, RegistryRoute } from './registry-types.ts';

export const REGISTRY_SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';
export const REGISTRY_PATH = '/remotes.json';
/** Folder of all releases, on the site as on other origins. */
export const RELEASES_PATH = '/remotes/';
/** Header of a response that leaves out lists which were not asked for. */
export const REGISTRY_PART_HEADER = 'x-registry-part';

/** Set by the service worker where it responds with the lists of the releases on the device instead of the server's. */
export const REGISTRY_ACTIVE_HEADER = 'x-registry-active';

const SCOPE = '@naija/';

/** 'directory' gives '@naija/directory'. */
export function registryName(remote: string): string {
  return `${SCOPE}${remote}`;
}

export function remoteName(inRegistry: string): string {
  return inRegistry.slice(SCOPE.length);
}

export function remoteNames(registry: Registry): string[] {
  return Object.keys(registry.microFrontends).map(remoteName);
}

/** The releases of one remote, current one first. */
export function releasesOf(registry: Registry, remote: string): RegistryEntry[] {
  return registry.microFrontends[registryName(remote)] ?? [];
}

export interface ReadRegistry {
  registry: Registry;
  faults: string[];
}

/** Leaves out damaged releases and lists, with a message for each; throws if the value is not a registry. */
export function readRegistryParts(value: unknown): ReadRegistry {
  const registry = record(value, 'registry');
  const lists = Object.entries(record(registry['microFrontends'], 'registry.microFrontends'));
  const read = lists
    .slice(0, REMOTES_LISTED_MAX)
    .map(([name, list]) => ({ name, ...readListParts(name, list) }));
  return {
    registry: {
      schema: text(registry['schema'], 'registry.schema'),
      microFrontends: Object.fromEntries(
        read.flatMap(({ name, releases }) => (releases ? [[name, releases]] : [])),
      ),
    },
    faults: [
      ...read.flatMap(({ faults }) => faults),
      ...(lists.length > REMOTES_LISTED_MAX
        ? [`registry: has more than ${String(REMOTES_LISTED_MAX)} remotes`]
        : []),
    ],
  };
}

export function readRegistry(value: unknown): Registry {
  return readRegistryParts(value).registry;
}

/** Reads the list of '@naija/…'; throws if the value is not a list of a remote, or its signature is malformed. */
export function readList(name: string, value: unknown): ReleaseList {
  const remote = remoteName(name);
  if (registryName(remote) !== name || !isRemoteName(remote))
    throw new Error(`registry: ${quoteUntrusted(name)} is not the name of a remote`);
  return readReleases(value, name);
}

function readListParts(name: string, value: unknown): { releases?: RegistryEntry[]; faults: string[] } {
  try {
    return readList(name, value);
  } catch (error) {
    return { faults: [(error as Error).message] };
  }
}
