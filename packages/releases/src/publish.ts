import type { AuditLine, PublishedAnswer } from '@naija/contracts/http/releases';
import { releasesOf, type Registry, type RegistryEntry } from '@naija/contracts/remote/registry';
import { appendAudit, lastSwitch } from './audit.ts';
import { inspectRelease } from './inspect/inspect-release.ts';
import { integrityOf } from './integrity.ts';
import { lineUpOf, releasesIn, withCurrent, withTrial } from './line-up.ts';
import { withLock } from './lock.ts';
import { machineUser } from './machine-user.ts';
import { removeOldReleases } from './old-releases.ts';
import { mayStartSwitch } from './on-start.ts';
import { checkPercent } from './percent.ts';
import { placeRelease } from './place-release.ts';
import { readReleaseFolder } from './read-release-folder.ts';
import { entryOf, readBase } from './registry-entry.ts';
import { readRegistryFile } from './registry-file.ts';
import { sizeFaults } from './registry-size.ts';
import { ReleaseError } from './release-error.ts';
import { checkRoutes } from './routes-check.ts';
import { signatureIn } from './seal.ts';
import type { PublishOptions } from './switch-options.ts';
import { switchedOf } from './switched.ts';
import { removeLeftovers } from './temporary.ts';
import { editRegistry, planEdit, type Edit } from './with-registry.ts';

/** Things wrong with a release that are told one by one: whoever mends them sees the others next. */
const FINDINGS_TOLD = 50;

/**
 * Copies a built release to where the server serves it, and then gives it to visitors. What they get already changes
 * nothing at all.
 * @param built folder with the build's release.json
 * @param remotesDir folder of all releases and of remotes.json
 * @throws ReleaseError when the release is bad, claims another remote's page, or the version has other bytes
 */
export async function publishRelease(
  built: string,
  remotesDir: string,
  options: PublishOptions = { who: machineUser() },
): Promise<PublishedAnswer> {
  const base = readBase(options.base);
  const percent = checkPercent(options.percent ?? 100);
  refuse(built, await inspectRelease(built));
  const folder = await readReleaseFolder(built);
  refuse(built, sizeFaults(folder.release, base));
  const { name } = folder.release;
  const entry = entryOf(folder.release, integrityOf(folder.manifest), base);
  return withLock(remotesDir, async (stillLocked) => {
    await removeLeftovers(remotesDir);
    const before = await readRegistryFile(remotesDir);
    const last = await lastSwitch(remotesDir, name);
    if (options.onStart && !mayStartSwitch(before, name, last, options.onStart))
      return { ...switchedOf(name, { before, after: before }), added: false };
    checkRoutes(before, folder.release);
    checkFirst(before, name, percent);
    const edit = listing(name, entry, percent, options);
    // Before anything stands there that nobody is going to get.
    await planEdit(remotesDir, edit, new Date(), options.key);
    const added = await placeRelease(built, remotesDir, folder);
    const edited = await editRegistry(remotesDir, edit, options, stillLocked);
    if (edited.after === edited.before) await claim(remotesDir, last, options);
    await removeOldReleases(remotesDir, edited.after, name, options.now?.() ?? new Date());
    return { ...switchedOf(name, edited), added };
  });
}

/** Notes that somebody has published what a start had given visitors already: from now on no start replaces it. */
async function claim(
  remotesDir: string,
  last: AuditLine | undefined,
  { who, onStart, now = () => new Date() }: PublishOptions,
): Promise<void> {
  if (onStart || !last?.onStart) return;
  const { remote, to } = last;
  await appendAudit(remotesDir, {
    ...{ at: now().toISOString(), who, remote },
    ...{ action: 'publish', from: to, to },
  });
}

function checkFirst(registry: Registry, remote: string, percent: number): void {
  if (percent === 100 || lineUpOf(releasesOf(registry, remote)).current) return;
  throw new ReleaseError(
    'conflict',
    `${remote} has no release yet, and the first one goes to everybody: the other ${String(100 - percent)} % of visitors would get nothing. Publish it without --percent`,
  );
}

/** @throws ReleaseError 'invalid' that says what was found, if anything was */
function refuse(built: string, findings: readonly string[]): void {
  if (findings.length === 0) return;
  const told = findings.slice(0, FINDINGS_TOLD);
  const more = findings.length - told.length;
  const rest = more > 0 ? [`and ${String(more)} more`] : [];
  throw new ReleaseError('invalid', `${built} is no sound release:\n${[...told, ...rest].join('\n')}`);
}

/** Lists the entry as the default one, or on trial; a list that is not signed yet is, where there is a key. */
function listing(
  remote: string,
  entry: RegistryEntry,
  percent: number,
  { key, onStart }: PublishOptions,
): Edit {
  return (registry, now) => {
    const releases = releasesOf(registry, remote);
    const lineUp = lineUpOf(releases);
    const { current, trial } = lineUp;
    if (current && isSame(current, entry))
      return key && signatureIn(registry, remote) === undefined ? { remote, releases } : undefined;
    if (trial && trial.percent === percent && isSame(trial.entry, entry)) return undefined;
    const from = current?.metadata.version ?? null;
    const to = entry.metadata.version;
    if (percent < 100)
      return {
        remote,
        releases: releasesIn(withTrial(lineUp, { entry, percent }), now),
        line: { action: 'canary', from, to, percent },
      };
    return {
      remote,
      releases: releasesIn(withCurrent(lineUp, entry), now),
      line: { action: 'publish', from, to, ...(onStart && { onStart: true }) },
    };
  };
}

function isSame(one: RegistryEntry, other: RegistryEntry): boolean {
  return one.url === other.url && one.metadata.integrity === other.metadata.integrity;
}
