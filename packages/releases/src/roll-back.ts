import type { AuditEntry } from '@naija/contracts/http/release-status';
import type { RollbackResponse } from '@naija/contracts/http/releases';
import { registryName, releasesOf, type RegistryEntry } from '@naija/contracts/remote/registry';
import { lastSwitch } from './audit.ts';
import { withLock } from './lock.ts';
import { editRegistry, toSwitchResponse, type Edit } from './registry/edit-registry.ts';
import { readSnapshot } from './registry/registry-file.ts';
import { rolloutOf, toReleaseList, type Rollout } from './registry/rollout.ts';
import { ReleaseError } from './release-error.ts';
import type { RollBackOptions, SwitchOptions } from './switch-options.ts';
import { removeTemporaryFiles } from './temporary.ts';

/**
 * Ends the canary if one exists; otherwise serves the release before the default one. Right after a rollback `from` is
 * required, because two users in the same incident would otherwise go back two releases.
 * @throws ReleaseError 'not_found' without an earlier release, 'conflict' if `from` is missing or another release
 */
export async function rollBack(
  remotesDir: string,
  remote: string,
  { from, ...options }: RollBackOptions,
): Promise<RollbackResponse> {
  return withLock(remotesDir, async () => {
    await removeTemporaryFiles(remotesDir);
    const snapshot = await readSnapshot(remotesDir);
    const { registry } = snapshot;
    if (!registry.microFrontends[registryName(remote)])
      throw new ReleaseError('not_found', `No release of ${remote} has been published here`);
    const rollout = rolloutOf(releasesOf(registry, remote));
    if (from === undefined) checkNotRepeated(remote, rollout, await lastSwitch(remotesDir, remote));
    else checkVersion(remote, rollout, from);
    const edited = await editRegistry(remotesDir, rollbackEdit(remote), options, snapshot);
    const [next] = rolloutOf(releasesOf(edited.after, remote)).earlier;
    return {
      ...toSwitchResponse(remote, edited),
      rolledBack: versionToRollBack(rollout),
      earlier: next?.metadata.version ?? null,
    };
  });
}

function rollbackEdit(remote: string): Edit {
  return (registry, now) => {
    const { current, canary, earlier } = rolloutOf(releasesOf(registry, remote));
    const [before, ...older] = earlier;
    if (canary) {
      const releases = toReleaseList({ current, earlier }, now);
      return { remote, releases, line: auditLine(canary.entry, current ?? canary.entry) };
    }
    if (!current || !before)
      throw new ReleaseError(
        'not_found',
        `There is no release of ${remote} before the one visitors get: publish a fixed one`,
      );
    const releases = toReleaseList({ current: before, earlier: older }, now);
    return { remote, releases, line: auditLine(current, before) };
  };
}

interface Withdrawal {
  remote: string;
  /** The default release. */
  version: string;
  /** The earlier release that visitors get instead. */
  before: string;
  /** Reason for the audit. */
  reason: string;
}

/**
 * Serves the release before the default one, and leaves a canary as it is. @returns false, without a change, if
 * visitors get other releases by now
 */
export async function withdrawDefault(
  remotesDir: string,
  { remote, version, before, reason }: Withdrawal,
  options: SwitchOptions,
): Promise<boolean> {
  const edit: Edit = (registry, now) => {
    const { current, canary, earlier } = rolloutOf(releasesOf(registry, remote));
    const [next, ...older] = earlier;
    if (current?.metadata.version !== version || next?.metadata.version !== before) return undefined;
    const releases = toReleaseList({ current: next, earlier: older, canary }, now);
    return { remote, releases, line: { ...auditLine(current, next), reason } };
  };
  return withLock(remotesDir, async () => {
    await removeTemporaryFiles(remotesDir);
    const edited = await editRegistry(remotesDir, edit, options);
    return edited.after !== edited.before;
  });
}

function versionToRollBack({ current, canary }: Rollout): string {
  return (canary?.entry ?? current)?.metadata.version ?? '';
}

function checkVersion(remote: string, rollout: Rollout, from: string): void {
  const version = versionToRollBack(rollout);
  if (version === from) return;
  throw new ReleaseError(
    'conflict',
    rollout.canary
      ? `Nothing was rolled back: a rollback would end the canary of ${remote} ${version}, not take back ${from}. Leave out --from to end the canary first`
      : `Nothing was rolled back: visitors get ${remote} ${version}, not ${from}`,
  );
}

function checkNotRepeated(remote: string, rollout: Rollout, last: AuditEntry | undefined): void {
  const version = versionToRollBack(rollout);
  // A process that was killed between the audit entry and the switch has not rolled back anything.
  const isDone = last?.action === 'rollback' && last.to === version && !rollout.canary;
  if (!isDone) return;
  throw new ReleaseError(
    'conflict',
    `${remote} was rolled back from ${String(last.from)} to ${version} already, by ${last.who} at ${last.at}. ` +
      `If ${version} is to go as well, name it: --from ${version}`,
  );
}

function auditLine(from: RegistryEntry, to: RegistryEntry) {
  return { action: 'rollback', from: from.metadata.version, to: to.metadata.version } as const;
}
