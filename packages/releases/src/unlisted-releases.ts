import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { releasesOf, type Registry } from '@naija/contracts/remote/registry';

/** For tabs that still run an unlisted release. */
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

/** Removes the folders of releases that were unlisted before the retention period. Requires the lock. */
export async function removeOldReleases(
  remotesDir: string,
  registry: Registry,
  remote: string,
  now: Date,
): Promise<void> {
  const listed = versionsIn(registry, remote);
  const folder = path.join(remotesDir, remote);
  for (const version of await readdir(folder)) {
    if (listed.includes(version)) continue;
    const { mtimeMs } = await stat(path.join(folder, version));
    if (now.getTime() - mtimeMs > RETENTION_DAYS * DAY_MS)
      await rm(path.join(folder, version), { recursive: true, force: true });
  }
}
