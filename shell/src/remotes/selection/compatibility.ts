import { satisfies } from 'compare-versions';
import {
  unmetRequirements,
  type ReleaseRequirements,
  type ShellManifest,
} from '@naija/contracts/remote/compatibility';
import { CONTRACT_VERSION } from '@naija/contracts/remote/remote';

const provided: ShellManifest = {
  contract: CONTRACT_VERSION,
  versions: __PROVIDES__,
  exports: { '@naija/runtime': __EXPORTS__.split(' ') },
};

/**
 * What this shell lacks of a release's requirements, as messages; empty for a compatible one. Names of the second module of
 * the runtime are compared when that is loaded.
 */
export function unmetByShell(needs: ReleaseRequirements): string[] {
  return unmetRequirements(needs, provided, satisfies);
}
