import type { RetireResponse } from '@naija/contracts/http/releases';
import { registryName, releasesOf } from '@naija/contracts/remote/registry';
import { withLock } from './lock.ts';
import { editRegistry } from './registry/edit-registry.ts';
import { readRegistryFile } from './registry/registry-file.ts';
import { rolloutOf } from './registry/rollout.ts';
import { ReleaseError } from './release-error.ts';
import type { SwitchOptions } from './switch-options.ts';
import { removeTemporaryFiles } from './temporary.ts';

/**
 * Removes a remote from the site; other remotes may then use its pages. Publishing it again restores it, with a higher
 * serial, which the audit keeps. Its files are kept as long as those of other unlisted releases.
 * @throws ReleaseError 'not_found' for a remote that is not listed
 */
export async function retireRemote(
  remotesDir: string,
  remote: string,
  options: SwitchOptions,
): Promise<RetireResponse> {
  return withLock(remotesDir, async () => {
    await removeTemporaryFiles(remotesDir);
    const registry = await readRegistryFile(remotesDir);
    if (!registry.microFrontends[registryName(remote)])
      throw new ReleaseError('not_found', `${remote} is not on this site`);
    const before = rolloutOf(releasesOf(registry, remote)).current?.metadata.version ?? null;
    const line = { action: 'retire', from: before, to: null } as const;
    await editRegistry(remotesDir, () => ({ remote, releases: [], line }), options);
    return { remote, before };
  });
}
