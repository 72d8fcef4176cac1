import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Switched } from '@naija/contracts/http/releases';
import { releasesOf, type Registry, type RegistryEntry } from '@naija/contracts/remote/registry';
import { integrityOf } from './integrity.ts';
import { lineUpOf, releasesIn, withCurrent, withTrial } from './line-up.ts';
import { withLock } from './lock.ts';
import { checkPercent } from './percent.ts';
import { damagedFiles, readReleaseFolder } from './read-release-folder.ts';
import { baseOf, entryOf } from './registry-entry.ts';
import { readRegistryFile } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import { checkRoutes } from './routes-check.ts';
import type { SwitchOptions } from './switch-options.ts';
import { switchedOf } from './switched.ts';
import { editRegistry, type Edit } from './with-registry.ts';

/**
 * Gives a published release to some visitors; at 100 per cent to all of them.
 * @param percent share of visitors, a whole number from 1 to 100
 * @throws ReleaseError 'not_found' when the release is not here, 'conflict' when all visitors get it already
 */
export async function startCanary(
  remotesDir: string,
  remote: string,
  version: string,
  percent: number,
  options: SwitchOptions,
): Promise<Switched> {
  checkPercent(percent);
  return withLock(remotesDir, async (stillLocked) => {
    const registry = await readRegistryFile(remotesDir);
    const { current } = lineUpOf(releasesOf(registry, remote));
    if (current?.metadata.version === version)
      throw new ReleaseError('conflict', `${remote}@${version} is the default release already`);
    const entry = await standingEntry(remotesDir, registry, remote, version);
    const edited = await editRegistry(remotesDir, trying(remote, entry, percent), options, stillLocked);
    return switchedOf(remote, edited);
  });
}

function trying(remote: string, entry: RegistryEntry, percent: number): Edit {
  return (registry, now) => {
    const lineUp = lineUpOf(releasesOf(registry, remote));
    const { current, trial } = lineUp;
    const to = entry.metadata.version;
    if (trial?.entry.metadata.version === to && trial.percent === percent) return undefined;
    const next = percent === 100 ? withCurrent(lineUp, entry) : withTrial(lineUp, { entry, percent });
    const from = current?.metadata.version ?? null;
    return { remote, releases: releasesIn(next, now), line: { action: 'canary', from, to, percent } };
  };
}

/** The entry of a release that is listed, or that was taken out of the list and still stands there. */
async function standingEntry(
  remotesDir: string,
  registry: Registry,
  remote: string,
  version: string,
): Promise<RegistryEntry> {
  const releases = releasesOf(registry, remote);
  const listed = releases.find(({ metadata }) => metadata.version === version);
  if (listed) return listed;
  const [current] = releases;
  const standing = current ? await readdir(path.join(remotesDir, remote)) : [];
  if (!current || !standing.includes(version))
    throw new ReleaseError(
      'not_found',
      `${remote}@${version} is not here: publish it first (here are: ${standing.join(', ') || 'none'})`,
    );
  const { release, manifest } = await readReleaseFolder(path.join(remotesDir, remote, version));
  checkRoutes(registry, release);
  const [damage] = await damagedFiles(path.join(remotesDir, remote, version), release);
  if (damage !== undefined)
    throw new ReleaseError('conflict', `${remote}@${version} is damaged (${damage}): publish it again`);
  return entryOf(release, integrityOf(manifest), baseOf(current));
}
