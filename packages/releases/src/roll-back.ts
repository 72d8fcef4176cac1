import type { Switched } from '@naija/contracts/http/releases';
import { registryName, releasesOf, type RegistryEntry } from '@naija/contracts/remote/registry';
import { lineUpOf, releasesIn } from './line-up.ts';
import { ReleaseError } from './release-error.ts';
import type { SwitchOptions } from './switch-options.ts';
import { switchedOf } from './switched.ts';
import { withRegistry } from './with-registry.ts';

/**
 * Ends a trial if there is one; otherwise gives visitors the release before the default one. What is rolled back
 * leaves the list at once, so that nobody falls back on it.
 * @throws ReleaseError 'not_found' when there is nothing to go back to
 */
export async function rollBack(
  remotesDir: string,
  remote: string,
  options: SwitchOptions,
): Promise<Switched> {
  const edited = await withRegistry(
    remotesDir,
    (registry, now) => {
      if (!registry.microFrontends[registryName(remote)])
        throw new ReleaseError('not_found', `No release of ${remote} has been published here`);
      const lineUp = lineUpOf(releasesOf(registry, remote));
      const { current, trial, earlier } = lineUp;
      const [before, ...older] = earlier;
      if (trial) {
        const releases = releasesIn({ current, earlier }, now);
        return { remote, releases, line: lineOf(trial.entry, current ?? trial.entry) };
      }
      if (!current || !before)
        throw new ReleaseError(
          'not_found',
          `There is no release of ${remote} before the one visitors get: publish a mended one`,
        );
      const releases = releasesIn({ current: before, earlier: older }, now);
      return { remote, releases, line: lineOf(current, before) };
    },
    options,
  );
  return switchedOf(remote, edited);
}

function lineOf(from: RegistryEntry, to: RegistryEntry) {
  return { action: 'rollback', from: from.metadata.version, to: to.metadata.version } as const;
}
