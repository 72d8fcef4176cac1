import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SwitchResponse } from '@naija/contracts/http/releases';
import { releasesOf, type Registry, type RegistryEntry } from '@naija/contracts/remote/registry';
import { withLock } from './lock.ts';
import { checkRoutes } from './registry/check-routes.ts';
import { editRegistry, toSwitchResponse, type Edit } from './registry/edit-registry.ts';
import { baseOf, entryOf } from './registry/registry-entry.ts';
import { readRegistryFile } from './registry/registry-file.ts';
import { checkPercent, rolloutOf, toReleaseList, withCanary, withCurrent } from './registry/rollout.ts';
import { ReleaseError } from './release-error.ts';
import { damagedFiles, integrityOf, readReleaseFolder } from './release-folder.ts';
import type { SwitchOptions } from './switch-options.ts';

/** Serves a stored release to a percentage of visitors, 1 to 100. At 100 it becomes the default one. */
export async function startCanary(
  remotesDir: string,
  remote: string,
  version: string,
  percent: number,
  options: SwitchOptions,
): Promise<SwitchResponse> {
  checkPercent(percent);
  return withLock(remotesDir, async () => {
    const registry = await readRegistryFile(remotesDir);
    const { current } = rolloutOf(releasesOf(registry, remote));
    if (current?.metadata.version === version)
      throw new ReleaseError('conflict', `${remote}@${version} is the default release already`);
    const entry = await storedEntry(remotesDir, registry, remote, version);
    const edited = await editRegistry(remotesDir, canaryEdit(remote, entry, percent), options);
    return toSwitchResponse(remote, edited);
  });
}

function canaryEdit(remote: string, entry: RegistryEntry, percent: number): Edit {
  return (registry, now) => {
    const rollout = rolloutOf(releasesOf(registry, remote));
    const { current, canary } = rollout;
    const to = entry.metadata.version;
    if (canary?.entry.metadata.version === to && canary.percent === percent) return undefined;
    const next = percent === 100 ? withCurrent(rollout, entry) : withCanary(rollout, { entry, percent });
    const from = current?.metadata.version ?? null;
    return { remote, releases: toReleaseList(next, now), line: { action: 'canary', from, to, percent } };
  };
}

/** The entry of a release that is listed or whose files are still stored. */
async function storedEntry(
  remotesDir: string,
  registry: Registry,
  remote: string,
  version: string,
): Promise<RegistryEntry> {
  const releases = releasesOf(registry, remote);
  const listed = releases.find(({ metadata }) => metadata.version === version);
  if (listed) return listed;
  const [current] = releases;
  const stored = current ? await readdir(path.join(remotesDir, remote)) : [];
  if (!current || !stored.includes(version))
    throw new ReleaseError(
      'not_found',
      `${remote}@${version} is not here: publish it first (here are: ${stored.join(', ') || 'none'})`,
    );
  const { release, manifest } = await readReleaseFolder(path.join(remotesDir, remote, version));
  checkRoutes(registry, release);
  const [damage] = await damagedFiles(path.join(remotesDir, remote, version), release);
  if (damage !== undefined)
    throw new ReleaseError('conflict', `${remote}@${version} is damaged (${damage}): publish it again`);
  return entryOf(release, integrityOf(manifest), baseOf(current));
}

interface CanaryChange {
  remote: string;
  version: string;
  /** Percentage of visitors before and after; 0 withdraws the release, 100 makes it the default one. */
  from: number;
  to: number;
  /** Reason for the audit. */
  reason: string;
}

/** Changes the share of a canary. @returns false, without a change, if the canary was changed meanwhile */
export async function changeCanary(
  remotesDir: string,
  change: CanaryChange,
  options: SwitchOptions,
): Promise<boolean> {
  return withLock(remotesDir, async () => {
    const { before, after } = await editRegistry(remotesDir, shareEdit(change), options);
    return after !== before;
  });
}

function shareEdit({ remote, version, from, to, reason }: CanaryChange): Edit {
  return (registry, now) => {
    const rollout = rolloutOf(releasesOf(registry, remote));
    const { current, earlier, canary } = rollout;
    if (!current || canary?.entry.metadata.version !== version || canary.percent !== from) return undefined;
    const defaultVersion = current.metadata.version;
    if (to === 0)
      return {
        remote,
        releases: toReleaseList({ current, earlier }, now),
        line: { action: 'rollback', from: version, to: defaultVersion, reason },
      };
    const { entry } = canary;
    const next = to === 100 ? withCurrent(rollout, entry) : { ...rollout, canary: { entry, percent: to } };
    return {
      remote,
      releases: toReleaseList(next, now),
      line: { action: 'canary', from: defaultVersion, to: version, percent: to, reason },
    };
  };
}
