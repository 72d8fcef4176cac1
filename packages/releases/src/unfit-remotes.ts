import { satisfies } from 'compare-versions';
import { misfits, type Needs, type Provided } from '@naija/contracts/remote/compatibility';
import { releasesOf, remoteNames, type Registry } from '@naija/contracts/remote/registry';

/** A remote of which no listed release can run in a shell. */
export interface UnfitRemote {
  remote: string;
  /** Its first listed release. */
  version: string;
  /** What the shell does not have of what that release needs, in words. */
  misses: string[];
}

/** The remotes in whose place visitors of a shell would see a failure. */
export function unfitRemotes(registry: Registry, shell: Provided): UnfitRemote[] {
  return remoteNames(registry).flatMap((remote) => {
    const missing = releasesOf(registry, remote).map(({ metadata, extras }) => ({
      ...{ remote, version: metadata.version },
      misses: missesOf(extras, shell),
    }));
    return missing.some(({ misses }) => misses.length === 0) ? [] : missing.slice(0, 1);
  });
}

function missesOf(needs: Needs, shell: Provided): string[] {
  try {
    return misfits(needs, shell, satisfies);
  } catch (error) {
    return [`its needs cannot be read: ${(error as Error).message}`];
  }
}
