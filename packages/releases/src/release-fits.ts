import { satisfies } from 'compare-versions';
import type { ListedRelease } from '@naija/contracts/http/release-status';
import { readRelease, type Release } from '@naija/contracts/remote/release';
import { releasesOf, remoteNames, type Registry, type RegistryEntry } from '@naija/contracts/remote/registry';
import { misfits, type ShellOffer } from '@naija/contracts/remote/shell-offer';
import { integrityOf, RELEASE_FILE } from './release-folder.ts';
import type { ReleaseSource } from './verify/sources.ts';

const CONCURRENT_READS = 20;

interface Listed extends Pick<ListedRelease, 'version' | 'traffic' | 'default'> {
  remote: string;
}

/** A listed release with its release.json, or the reason for which that cannot be read. */
export interface ListedManifest extends Listed {
  manifest: Release | string;
}

/** A listed release with all needs that a shell does not meet. */
export interface ReleaseFit extends Listed {
  misses: string[];
}

/** Reads release.json of every listed release. */
export async function readListedManifests(
  source: ReleaseSource,
  registry: Registry,
): Promise<ListedManifest[]> {
  const listed = remoteNames(registry).flatMap((remote) =>
    releasesOf(registry, remote).map((entry) => ({ remote, entry })),
  );
  const read: ListedManifest[] = [];
  for (let start = 0; start < listed.length; start += CONCURRENT_READS)
    read.push(
      ...(await Promise.all(
        listed.slice(start, start + CONCURRENT_READS).map(async ({ remote, entry }) => {
          const { metadata, deployment } = entry;
          const { version } = metadata;
          return { remote, version, ...deployment, manifest: await readManifest(source, entry) };
        }),
      )),
    );
  return read;
}

/** Compares listed releases with what a shell offers. */
export function releaseFits(listed: readonly ListedManifest[], offer: ShellOffer): ReleaseFit[] {
  return listed.map(({ manifest, ...release }) => {
    const misses = typeof manifest === 'string' ? [manifest] : releaseMisfits(manifest, offer);
    return { ...release, misses };
  });
}

/** Messages about all needs of a release that a shell does not meet. */
export function releaseMisfits(release: Release, offer: ShellOffer): string[] {
  return misfits(release, offer, satisfies);
}

async function readManifest(
  source: ReleaseSource,
  { extras, metadata }: RegistryEntry,
): Promise<Release | string> {
  try {
    const bytes = await source.read(extras.manifest);
    if (integrityOf(bytes) !== metadata.integrity)
      return `${RELEASE_FILE} is not the one that the registry lists`;
    return readRelease(JSON.parse(bytes.toString()));
  } catch (error) {
    return `what it needs is not known: ${RELEASE_FILE} ${(error as Error).message}`;
  }
}
