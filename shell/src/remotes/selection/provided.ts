import { satisfies } from 'compare-versions';
import {
  incompatibilities,
  type ReleaseRequirements,
  type ShellManifest,
} from '@naija/contracts/remote/compatibility';
import { CONTRACT_VERSION } from '@naija/contracts/remote/remote';

const provided: ShellManifest = { contract: CONTRACT_VERSION, versions: __PROVIDES__, exports: __EXPORTS__ };

/** What a release asks for that this shell does not have, in words; empty when it fits. */
export function misfitsHere(needs: ReleaseRequirements): string[] {
  return incompatibilities(needs, provided, satisfies);
}
