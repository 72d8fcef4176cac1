import type { AuditLine, RolledBack } from '@naija/contracts/http/releases';
import { registryName, releasesOf, type RegistryEntry } from '@naija/contracts/remote/registry';
import { lastSwitch } from './audit.ts';
import { lineUpOf, releasesIn, type LineUp } from './line-up.ts';
import { withLock } from './lock.ts';
import { readRegistryFile } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import type { RollBackOptions } from './switch-options.ts';
import { switchedOf } from './switched.ts';
import { removeLeftovers } from './temporary.ts';
import { editRegistry, type Edit } from './with-registry.ts';

/**
 * Ends a trial if there is one; otherwise gives visitors the release before the default one. What is rolled back
 * leaves the list at once, so that nobody falls back on it. Right after a rollback, `from` must name what is to go:
 * two people in the same incident would otherwise go back two releases.
 * @throws ReleaseError 'not_found' when there is nothing to go back to, 'conflict' when another release would go than
 *   the named one, or none is named though the remote has just been rolled back
 */
export async function rollBack(
  remotesDir: string,
  remote: string,
  { from, ...options }: RollBackOptions,
): Promise<RolledBack> {
  return withLock(remotesDir, async (stillLocked) => {
    await removeLeftovers(remotesDir);
    const registry = await readRegistryFile(remotesDir);
    if (!registry.microFrontends[registryName(remote)])
      throw new ReleaseError('not_found', `No release of ${remote} has been published here`);
    const lineUp = lineUpOf(releasesOf(registry, remote));
    if (from === undefined) checkNotYet(remote, lineUp, await lastSwitch(remotesDir, remote));
    else checkNamed(remote, lineUp, from);
    const edited = await editRegistry(remotesDir, takingBack(remote), options, stillLocked);
    return { ...switchedOf(remote, edited), rolledBack: versionToGo(lineUp) };
  });
}

function takingBack(remote: string): Edit {
  return (registry, now) => {
    const { current, trial, earlier } = lineUpOf(releasesOf(registry, remote));
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
  };
}

function versionToGo({ current, trial }: LineUp): string {
  return (trial?.entry ?? current)?.metadata.version ?? '';
}

function checkNamed(remote: string, lineUp: LineUp, from: string): void {
  const version = versionToGo(lineUp);
  if (version === from) return;
  throw new ReleaseError(
    'conflict',
    lineUp.trial
      ? `Nothing was rolled back: a rollback would end the trial of ${remote} ${version}, not take back ${from}`
      : `Nothing was rolled back: visitors get ${remote} ${version}, not ${from}`,
  );
}

function checkNotYet(remote: string, lineUp: LineUp, last: AuditLine | undefined): void {
  const version = versionToGo(lineUp);
  // One that was noted and then killed before the switch has not been done.
  const isDone = last?.action === 'rollback' && last.to === version && !lineUp.trial;
  if (!isDone) return;
  throw new ReleaseError(
    'conflict',
    `${remote} was rolled back from ${String(last.from)} to ${version} already, by ${last.who} at ${last.at}. ` +
      `If ${version} is to go as well, name it: --from ${version}`,
  );
}

function lineOf(from: RegistryEntry, to: RegistryEntry) {
  return { action: 'rollback', from: from.metadata.version, to: to.metadata.version } as const;
}
