import { releasesOf } from '@naija/contracts/remote/registry';
import { serialOf } from '@naija/contracts/remote/seal';
import { lineUpOf } from './line-up.ts';
import { withLock } from './lock.ts';
import { ReleaseError } from './release-error.ts';
import type { ResealOptions } from './switch-options.ts';
import { editRegistry } from './with-registry.ts';

/** What a reseal came to. */
export interface Resealed {
  remote: string;
  serial: number;
}

/**
 * Gives a remote's list a new serial and signature, and visitors what they got before. Browsers refuse a list whose
 * serial is lower than one they know, as after a registry was restored from a backup.
 * @throws ReleaseError 'not_found' where nothing of the remote is listed, 'invalid' or 'conflict' where browsers would
 *   refuse the list or could never get another one
 */
export async function reseal(
  remotesDir: string,
  remote: string,
  { serial, ...options }: ResealOptions,
): Promise<Resealed> {
  const { after } = await withLock(remotesDir, (stillLocked) =>
    editRegistry(
      remotesDir,
      (registry) => {
        const releases = releasesOf(registry, remote);
        const version = lineUpOf(releases).current?.metadata.version;
        if (version === undefined)
          throw new ReleaseError('not_found', `No release of ${remote} has been published here`);
        return { remote, releases, serial, line: { action: 'reseal', from: version, to: version } };
      },
      options,
      stillLocked,
    ),
  );
  return { remote, serial: serialOf(after, remote) };
}
