import { outdatedReleases, type OutdatedRelease } from '@naija/releases';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

/**
 * Returns the folders of the built releases that came with this server. Remotes on demand come last, because every page
 * includes the one that was published first.
 */
export function ownReleases(root = ROOT): string[] {
  return readdirSync(root)
    .filter((name) => name.endsWith('-mfe') && existsSync(join(root, name, 'dist/release/release.json')))
    .sort(
      (one, other) => isOnDemand(join(root, one)) - isOnDemand(join(root, other)) || (one < other ? -1 : 1),
    )
    .map((name) => join(root, name, 'dist/release'));
}

/** Bundled releases that were not published. */
export function outdatedRemotes(
  remotesDir: string,
  own: readonly string[] = ownReleases(),
): Promise<OutdatedRelease[]> {
  return outdatedReleases(own, remotesDir);
}

export function describeOutdated({ remote, current, built }: OutdatedRelease): string {
  return `${remote}: visitors get ${current}, and ${built} came with this server; try it on a few of them with: naija mfe publish ${remote} --percent 5`;
}

function isOnDemand(folder: string): number {
  const { mfe } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    mfe?: { onDemand?: boolean };
  };
  return Number(mfe?.onDemand === true);
}
