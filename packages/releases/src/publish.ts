import type { AuditEntry } from '@naija/contracts/http/release-status';
import type { PublishResponse } from '@naija/contracts/http/releases';
import { releasesOf, type Registry, type RegistryEntry, remoteNames } from '@naija/contracts/remote/registry';
import { appendAudit, lastSwitch } from './audit.ts';
import { readSoundRelease } from './inspect/inspect-release.ts';
import { withLock } from './lock.ts';
import { machineUser } from './machine-user.ts';
import { checkRoutes } from './registry/check-routes.ts';
import { editRegistry, planEdit, toSwitchResponse, type Edit } from './registry/edit-registry.ts';
import { entryOf, readBase } from './registry/registry-entry.ts';
import { readSnapshot } from './registry/registry-file.ts';
import { checkPercent, rolloutOf, toReleaseList, withCanary, withCurrent } from './registry/rollout.ts';
import { sealIn } from './registry/signature.ts';
import { ReleaseError } from './release-error.ts';
import { integrityOf } from './release-folder.ts';
import { storeRelease } from './store-release.ts';
import type { PublishOptions } from './switch-options.ts';
import { removeTemporaryFiles } from './temporary.ts';
import { removeOldReleases } from './unlisted-releases.ts';

/**
 * Stores a built release and serves it to visitors. Publishing the current release changes nothing.
 * @throws ReleaseError if the release is invalid, claims a page of another remote, or its version has other bytes
 */
export async function publishRelease(
  built: string,
  remotesDir: string,
  options: PublishOptions = { who: machineUser() },
): Promise<PublishResponse> {
  const base = readBase(options.base);
  const percent = checkPercent(options.percent ?? 100);
  const folder = await readSoundRelease(built, base);
  const { name } = folder.release;
  const entry = entryOf(folder.release, integrityOf(folder.manifest), base);
  return withLock(remotesDir, async () => {
    await removeTemporaryFiles(remotesDir);
    const snapshot = await readSnapshot(remotesDir);
    const before = snapshot.registry;
    const last = await lastSwitch(remotesDir, name);
    if (options.onStart && !canPublishOnStart(before, name, last, options.onStart))
      return { ...toSwitchResponse(name, { before, after: before }), added: false };
    checkRoutes(before, folder.release);
    checkFirst(before, name, percent);
    const edit = publishEdit(name, entry, percent, options);
    // An edit that cannot be made fails here, before any file is stored.
    await planEdit(remotesDir, edit, new Date(), options, snapshot);
    const added = await storeRelease(built, remotesDir, folder);
    const edited = await editRegistry(remotesDir, edit, options, snapshot);
    if (edited.after === edited.before) await claimStartRelease(remotesDir, last, options);
    await removeOldReleases(remotesDir, edited.after, name, options.now?.() ?? new Date());
    return { ...toSwitchResponse(name, edited), added };
  });
}

/** Records that a user published the release of a server's start, so that later starts do not replace it. */
async function claimStartRelease(
  remotesDir: string,
  last: AuditEntry | undefined,
  { who, onStart, now = () => new Date() }: PublishOptions,
): Promise<void> {
  if (onStart || !last?.onStart) return;
  const { remote, to } = last;
  const at = now().toISOString();
  await appendAudit(remotesDir, { at, who, remote, action: 'publish', from: to, to });
}

function checkFirst(registry: Registry, remote: string, percent: number): void {
  if (percent === 100 || rolloutOf(releasesOf(registry, remote)).current) return;
  throw new ReleaseError(
    'conflict',
    `${remote} has no release yet, and the first one goes to everybody: the other ${String(100 - percent)} % of visitors would get nothing. Publish it without --percent`,
  );
}

function publishEdit(
  remote: string,
  entry: RegistryEntry,
  percent: number,
  { key, onStart, source }: PublishOptions,
): Edit {
  return (registry, now) => {
    const releases = releasesOf(registry, remote);
    const rollout = rolloutOf(releases);
    const { current, canary } = rollout;
    if (current && isSame(current, entry))
      return key && sealIn(registry, remote)?.signature === undefined ? { remote, releases } : undefined;
    if (canary && canary.percent === percent && isSame(canary.entry, entry)) return undefined;
    const from = current?.metadata.version ?? null;
    const proven = source && { source };
    const to = entry.metadata.version;
    if (percent < 100)
      return {
        remote,
        releases: toReleaseList(withCanary(rollout, { entry, percent }), now),
        line: { action: 'canary', from, to, percent, ...proven },
      };
    return {
      remote,
      releases: toReleaseList(withCurrent(rollout, entry), now),
      line: { action: 'publish', from, to, ...(onStart && { onStart: true }), ...proven },
    };
  };
}

function isSame(one: RegistryEntry, other: RegistryEntry): boolean {
  return one.url === other.url && one.metadata.integrity === other.metadata.integrity;
}

/**
 * True if a server's start may publish a remote: a new one or, with `replacesOwn`, one whose `last` switch was a start.
 */
function canPublishOnStart(
  registry: Registry,
  remote: string,
  last: AuditEntry | undefined,
  { replacesOwn }: { replacesOwn: boolean },
): boolean {
  const { current, canary } = rolloutOf(releasesOf(registry, remote));
  // A remote in the audit but not in the registry was removed by hand. One that its team retired is never published.
  if (!current) return last === undefined || (last.action !== 'retire' && remoteNames(registry).length === 0);
  if (!replacesOwn || canary || last?.onStart !== true) return false;
  // `from` is current if a start was killed between its audit entry and its switch.
  return last.to === current.metadata.version || last.from === current.metadata.version;
}
