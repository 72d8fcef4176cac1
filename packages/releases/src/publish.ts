import type { PublishedAnswer } from '@naija/contracts/http/releases';
import { releasesOf, type RegistryEntry } from '@naija/contracts/remote/registry';
import { inspectRelease } from './inspect/inspect-release.ts';
import { integrityOf } from './integrity.ts';
import { lineUpOf, releasesIn, withCurrent, withTrial } from './line-up.ts';
import { withLock } from './lock.ts';
import { machineUser } from './machine-user.ts';
import { removeOldReleases } from './old-releases.ts';
import { checkPercent } from './percent.ts';
import { placeRelease } from './place-release.ts';
import { readReleaseFolder } from './read-release-folder.ts';
import { entryOf, readBase } from './registry-entry.ts';
import { readRegistryFile } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import { checkRoutes } from './routes-check.ts';
import { signatureIn } from './seal.ts';
import type { PublishOptions } from './switch-options.ts';
import { switchedOf } from './switched.ts';
import { removeLeftovers } from './temporary.ts';
import { editRegistry, type Edit } from './with-registry.ts';

/**
 * Copies a built release to where the server serves it, and then gives it to visitors. What they get already changes
 * nothing at all.
 * @param built folder with the build's release.json
 * @param remotesDir folder of all releases and of remotes.json
 * @throws ReleaseError when the release is bad, claims another remote's page, or the version has other bytes
 */
export async function publishRelease(
  built: string,
  remotesDir: string,
  options: PublishOptions = { who: machineUser() },
): Promise<PublishedAnswer> {
  const base = readBase(options.base);
  const percent = checkPercent(options.percent ?? 100);
  const findings = await inspectRelease(built);
  if (findings.length > 0)
    throw new ReleaseError('invalid', `${built} is no sound release:\n${findings.join('\n')}`);
  const folder = await readReleaseFolder(built);
  const { name } = folder.release;
  const entry = entryOf(folder.release, integrityOf(folder.manifest), base);
  return withLock(remotesDir, async (stillLocked) => {
    await removeLeftovers(remotesDir);
    checkRoutes(await readRegistryFile(remotesDir), folder.release);
    const added = await placeRelease(built, remotesDir, folder);
    const edit = listing(name, entry, percent, options.key !== undefined);
    const edited = await editRegistry(remotesDir, edit, options, stillLocked);
    await removeOldReleases(remotesDir, edited.after, name, options.now?.() ?? new Date());
    return { ...switchedOf(name, edited), added };
  });
}

/** Lists the entry as the default one, or on trial; a list that is not signed yet is, where there is a key. */
function listing(remote: string, entry: RegistryEntry, percent: number, signing: boolean): Edit {
  return (registry, now) => {
    const releases = releasesOf(registry, remote);
    const lineUp = lineUpOf(releases);
    const { current, trial } = lineUp;
    if (current && isSame(current, entry))
      return signing && signatureIn(registry, remote) === undefined ? { remote, releases } : undefined;
    if (trial && trial.percent === percent && isSame(trial.entry, entry)) return undefined;
    const from = current?.metadata.version ?? null;
    const to = entry.metadata.version;
    if (current && percent < 100)
      return {
        remote,
        releases: releasesIn(withTrial(lineUp, { entry, percent }), now),
        line: { action: 'canary', from, to, percent },
      };
    return {
      remote,
      releases: releasesIn(withCurrent(lineUp, entry), now),
      line: { action: 'publish', from, to },
    };
  };
}

function isSame(one: RegistryEntry, other: RegistryEntry): boolean {
  return one.url === other.url && one.metadata.integrity === other.metadata.integrity;
}
