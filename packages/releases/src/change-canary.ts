import { releasesOf } from '@naija/contracts/remote/registry';
import { withLock } from './lock.ts';
import { editRegistry, type Edit } from './registry/edit-registry.ts';
import { rolloutOf, toReleaseList, withCurrent } from './registry/rollout.ts';
import type { SwitchOptions } from './switch-options.ts';

export interface CanaryChange {
  remote: string;
  version: string;
  /** Percentage of visitors before and after; 0 withdraws the release, 100 makes it the default one. */
  from: number;
  to: number;
  /** For the audit. */
  reason: string;
}

/** Changes the share of a canary; false, and nothing changed, where somebody else has changed it meanwhile. */
export async function changeCanary(
  remotesDir: string,
  change: CanaryChange,
  options: SwitchOptions,
): Promise<boolean> {
  return withLock(remotesDir, async () => {
    const { before, after } = await editRegistry(remotesDir, canaryEdit(change), options);
    return after !== before;
  });
}

function canaryEdit({ remote, version, from, to, reason }: CanaryChange): Edit {
  return (registry, now) => {
    const rollout = rolloutOf(releasesOf(registry, remote));
    const { current, earlier, canary } = rollout;
    if (!current || canary?.entry.metadata.version !== version || canary.percent !== from) return undefined;
    const usual = current.metadata.version;
    if (to === 0)
      return {
        remote,
        releases: toReleaseList({ current, earlier }, now),
        line: { action: 'rollback', from: version, to: usual, reason },
      };
    const { entry } = canary;
    const next = to === 100 ? withCurrent(rollout, entry) : { ...rollout, canary: { entry, percent: to } };
    return {
      remote,
      releases: toReleaseList(next, now),
      line: { action: 'canary', from: usual, to: version, percent: to, reason },
    };
  };
}
