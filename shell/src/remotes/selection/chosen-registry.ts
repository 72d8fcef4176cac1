import {
  registryName,
  releasesOf,
  type Registry,
  type RegistryEntry,
  readList,
} from '@naija/contracts/remote/registry';
import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import { previewEnd, previewsName, previewsPath } from '@naija/contracts/remote/previews';
import { errorMessage } from '../failures/release-failure.ts';
import { namedRegistry } from '../registry/site-registry.ts';
import { chosenReleases } from './chosen-releases.ts';
import { pageSetting } from '../page-settings.ts';
import { fetchRegistry } from '../registry/fetch-registry.ts';
import { signatureCheck } from '../registry/signature-check.ts';

export interface FoundRelease {
  version: string;
  /** Undefined if the site has no such release, listed or as a preview. */
  release?: RegistryEntry;
  isPreview: boolean;
}

let found: ReadonlyMap<string, FoundRelease> = new Map();

export function foundReleases(): ReadonlyMap<string, FoundRelease> {
  return found;
}

/** Lists of chosen remotes that this page did not receive. */
export async function chosenLists(registry: Registry): Promise<Registry['microFrontends']> {
  const unlisted = [...chosenReleases().keys()].filter((remote) => releasesOf(registry, remote).length === 0);
  if (unlisted.length === 0) return {};
  const lists = await namedRegistry(unlisted).catch(() => undefined); // The visitor reads what is missing.
  return lists?.microFrontends ?? {};
}

/** Puts the chosen releases first. Only listed releases and previews of the site can be chosen. */
export async function chosenRegistry(registry: Registry): Promise<Registry> {
  const wanted = [...chosenReleases()];
  const all = await Promise.all(
    wanted.map(async ([remote, version]) => [remote, await find(registry, remote, version)] as const),
  );
  found = new Map(all);
  const microFrontends = { ...registry.microFrontends };
  for (const [remote, { release }] of found)
    if (release) microFrontends[registryName(remote)] = withFirst(release, releasesOf(registry, remote));
  return { ...registry, microFrontends };
}

async function find(registry: Registry, remote: string, version: string): Promise<FoundRelease> {
  const listed = releasesOf(registry, remote).find(({ metadata }) => metadata.version === version);
  if (listed) return { version, release: listed, isPreview: false };
  const preview = await fetchPreview(remote, version).catch((error: unknown) => {
    console.warn(`${remote}@${version} cannot be shown: ${errorMessage(error)}`);
  });
  return { version, ...(preview && { release: preview }), isPreview: preview !== undefined };
}

function withFirst(first: RegistryEntry, listed: readonly RegistryEntry[]): RegistryEntry[] {
  const others = listed.filter(({ metadata }) => metadata.version !== first.metadata.version);
  return [first, ...others].map((entry) => ({
    ...entry,
    deployment: entry === first ? { traffic: 100, default: true } : { traffic: 0, default: false },
  }));
}

/**
 * Returns a current preview of the site; undefined for any other release. @throws Error for a list without a valid
 * signature
 */
async function fetchPreview(remote: string, version: string): Promise<RegistryEntry | undefined> {
  const { value: received } = await fetchRegistry(previewsPath(remote));
  const { releases } = readList(registryName(remote), received);
  if (releases.length === 0) return undefined;
  const check = signatureCheck(pageSetting(META_SETTINGS.registryKey));
  const wrong = await check(previewsName(remote), received as unknown[], releases);
  if (wrong !== undefined) throw new Error(`The list of previews of ${remote} ${wrong}`);
  return releases.find((entry) => entry.metadata.version === version && previewEnd(entry) > Date.now());
}
