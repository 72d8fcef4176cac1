import { releasesOf } from '@naija/contracts/remote/registry';
import { serialOf } from '@naija/contracts/remote/signature';
import { withLock } from './lock.ts';
import { editRegistry } from './registry/edit-registry.ts';
import { readPreviews, writePreviews } from './registry/previews-file.ts';
import { rolloutOf } from './registry/rollout.ts';
import { ReleaseError } from './release-error.ts';
import type { ReSignOptions } from './switch-options.ts';

export interface ReSigned {
  remote: string;
  serial: number;
}

/**
 * Signs the unchanged list of a remote, and its previews, with a higher serial, which browsers require after a restored
 * backup, or with another key.
 * @throws ReleaseError 'invalid' or 'conflict' if browsers would refuse this list or every later one
 */
export async function reSign(
  remotesDir: string,
  remote: string,
  { serial, ...options }: ReSignOptions,
): Promise<ReSigned> {
  const { after } = await withLock(remotesDir, async () => {
    const previews = await readPreviews(remotesDir, remote, options);
    const edited = await editRegistry(
      remotesDir,
      (registry) => {
        const releases = releasesOf(registry, remote);
        const version = rolloutOf(releases).current?.metadata.version;
        if (version === undefined)
          throw new ReleaseError('not_found', `No release of ${remote} has been published here`);
        return { remote, releases, serial, line: { action: 'reseal', from: version, to: version } };
      },
      options,
    );
    if (previews.length > 0) await writePreviews(remotesDir, remote, previews, options);
    return edited;
  });
  return { remote, serial: serialOf(after, remote) };
}
