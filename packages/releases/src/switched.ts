import type { Switched } from '@naija/contracts/http/releases';
import { releasesOf } from '@naija/contracts/remote/registry';
import { lineUpOf } from './line-up.ts';
import type { Edited } from './with-registry.ts';

/** What visitors get of a remote after an edit. */
export function switchedOf(remote: string, { before, after }: Edited): Switched {
  const { current, trial } = lineUpOf(releasesOf(after, remote));
  return {
    remote,
    current: current?.metadata.version ?? '',
    before: lineUpOf(releasesOf(before, remote)).current?.metadata.version ?? null,
    trial: trial ? { version: trial.entry.metadata.version, percent: trial.percent } : null,
  };
}
