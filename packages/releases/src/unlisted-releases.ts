import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isRemoteName } from '@naija/contracts/remote/names';
import { registryName, releasesOf, type Registry } from '@naija/contracts/remote/registry';
import { lastSwitchIn, readAudit } from './audit.ts';
import { publishedSourceMaps, type ReleaseName } from './source-maps.ts';

/** Retention for tabs that still run an unlisted release. */
const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;

function versionsIn(registry: Registry, remote: string): string[] {
  return releasesOf(registry, remote).map(({ metadata }) => metadata.version);
}

/** Stores the time at which releases were unlisted as the mtime of their folders. */
export async function markUnlisted(
  remotesDir: string,
  remote: string,
  { before, after }: { before: Registry; after: Registry },
  now: Date,
): Promise<void> {
  const listed = versionsIn(after, remote);
  for (const version of versionsIn(before, remote).filter((each) => !listed.includes(each)))
    await utimes(path.join(remotesDir, remote, version), now, now).catch(() => undefined);
}

/**
 * Removes the folders of releases that were unlisted before the retention period: those of the published remote and of all
 * retired remotes, which are no longer published. Requires the lock.
 */
export async function removeOldReleases(
  remotesDir: string,
  registry: Registry,
  published: string,
  now: Date,
): Promise<void> {
  const retired = await retiredRemotes(remotesDir, registry);
  for (const remote of [published, ...retired]) await removeOldOf(remotesDir, registry, remote, now);
}

/** Remotes that were retired, without those missing for another reason, such as a restored registry. */
async function retiredRemotes(remotesDir: string, registry: Registry): Promise<string[]> {
  const unlisted = (await readdir(remotesDir)).filter(
    (name) => isRemoteName(name) && !registry.microFrontends[registryName(name)],
  );
  const audit = unlisted.length > 0 ? await readAudit(remotesDir) : [];
  return unlisted.filter((remote) => lastSwitchIn(audit, remote)?.action === 'retire');
}

async function removeOldOf(remotesDir: string, registry: Registry, remote: string, now: Date): Promise<void> {
  const listed = versionsIn(registry, remote);
  const folder = path.join(remotesDir, remote);
  for (const version of await readdir(folder)) {
    if (listed.includes(version)) continue;
    const { mtimeMs } = await stat(path.join(folder, version));
    if (now.getTime() - mtimeMs > RETENTION_DAYS * DAY_MS)
      await removeRelease(remotesDir, { name: remote, version });
  }
}

/**
 * Removes the files of a release, its source maps first, because they are not found without the release. Requires the
 * lock.
 */
export async function removeRelease(remotesDir: string, release: ReleaseName): Promise<void> {
  const { name, version } = release;
  for (const folder of [publishedSourceMaps(remotesDir, release), path.join(remotesDir, name, version)])
    await rm(folder, { recursive: true, force: true });
}
