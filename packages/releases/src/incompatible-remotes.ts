import { satisfies } from 'compare-versions';
import {
  unmetRequirements,
  type ReleaseRequirements,
  type ShellManifest,
} from '@naija/contracts/remote/compatibility';
import { releasesOf, remoteNames, type Registry } from '@naija/contracts/remote/registry';

/** A remote without a compatible release; `version` and `misses` are those of its first listed release. */
export interface IncompatibleRemote {
  remote: string;
  version: string;
  misses: string[];
}

export function incompatibleRemotes(registry: Registry, shell: ShellManifest): IncompatibleRemote[] {
  return remoteNames(registry).flatMap((remote) => {
    const checked = releasesOf(registry, remote).map(({ metadata: { version }, extras }) => {
      return { remote, version, misses: missesOf(extras, shell) };
    });
    return checked.some(({ misses }) => misses.length === 0) ? [] : checked.slice(0, 1);
  });
}

export function isCompatible(requirements: ReleaseRequirements, shell: ShellManifest): boolean {
  return missesOf(requirements, shell).length === 0;
}

function missesOf(requirements: ReleaseRequirements, shell: ShellManifest): string[] {
  try {
    return unmetRequirements(requirements, shell, satisfies);
  } catch (error) {
    return [`its needs cannot be read: ${(error as Error).message}`];
  }
}
