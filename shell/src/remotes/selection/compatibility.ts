import { satisfies } from 'compare-versions';
import {
  unmetRequirements,
  type ReleaseRequirements,
  type ShellManifest,
} from '@naija/contracts/remote/compatibility';
import { CONTRACT_VERSION, RUNTIME_MORE } from '@naija/contracts/remote/remote';

const provided: ShellManifest = {
  contract: CONTRACT_VERSION,
  versions: __PROVIDES__,
  exports: { '@naija/runtime': __EXPORTS__.split(' ') },
};

/**
 * Returns messages about requirements of a release that this shell does not meet; empty for a compatible release. Names
 * of the second module of the runtime are compared when that module is loaded.
 */
export function unmetByShell(needs: ReleaseRequirements): string[] {
  return unmetRequirements(needs, provided, satisfies);
}

/** True if the second module of the runtime has every name that a release uses of it; checked without loading that module. */
export function providesMore({ uses }: ReleaseRequirements): boolean {
  const provided = __MORE_EXPORTS__.split(' ');
  return (uses[RUNTIME_MORE] ?? []).every((name) => provided.includes(name));
}
