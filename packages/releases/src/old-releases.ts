import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { releasesOf, type Registry } from '@naija/contracts/remote/registry';

/** How long the files of a release that is no longer listed stay, for tabs that still run it. */
const KEPT_DAYS = 30;
const DAY = 86_400_000;

function versionsIn(registry: Registry, remote: string): string[] {
  return releasesOf(registry, remote).map(({ metadata }) => metadata.version);
}

/** Notes when releases were taken out of the list: a folder's own time says it, so that nothing else has to. */
export async function markUnlisted(
  remotesDir: string,
  remote: string,
  { before, after }: { before: Registry; after: Registry },
  now: Date,
): Promise<void> {
  const listed = versionsIn(after, remote);
  for (const version of versionsIn(before, remote).filter((each) => !listed.includes(each)))
    // A folder that somebody removed by hand needs no note.
    await utimes(path.join(remotesDir, remote, version), now, now).catch(() => undefined);
}

/** Removes the folders of a remote's releases that went out of the list long ago; only under the lock. */
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
    if (now.getTime() - mtimeMs > KEPT_DAYS * DAY)
      await rm(path.join(folder, version), { recursive: true, force: true });
  }
}
