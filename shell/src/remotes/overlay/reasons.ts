import { previewEnd } from '@naija/contracts/remote/previews';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { formatMoment } from '@naija/ui';
import type { FoundRelease } from '../selection/chosen-registry.ts';
import { bucketFor } from '../selection/visitor-bucket.ts';
import { OVERLAY_MESSAGES } from './messages.ts';

const { why } = OVERLAY_MESSAGES;

interface Circumstances {
  remote: string;
  /** The release that the page runs, or would run. */
  release: RegistryEntry | undefined;
  /** The release that the page would run after a reload. */
  next: RegistryEntry | undefined;
  listed: readonly RegistryEntry[];
  found: FoundRelease | undefined;
  /** Reasons why other releases are not shown, as `version: reason`. */
  problems: readonly string[];
  override: string | undefined;
}

export function reasonsFor(circumstances: Circumstances): string[] {
  const { release, found, problems, override } = circumstances;
  if (override !== undefined) return [why.override(override)];
  return [
    ...(found && !found.release ? [why.missing(found.version)] : []),
    ...(release ? [reasonOf(release, circumstances)] : []),
    ...problems.map(why.passedOver),
  ];
}

function reasonOf(release: RegistryEntry, { remote, next, listed, found }: Circumstances): string {
  const { version, integrity } = release.metadata;
  const isNext = next?.metadata.version === version;
  if (found?.release?.metadata.version === version && isNext) return reasonOfChosen(found.release, found);
  const entry = listed.find(({ metadata }) => metadata.integrity === integrity);
  if (!entry) return why.withdrawn;
  if (next && !isNext) return why.kept(next.metadata.version);
  const { traffic, default: isDefault } = entry.deployment;
  if (isDefault) return why.default;
  return traffic > 0 ? why.canary(traffic, bucketFor(remote)) : why.previous;
}

function reasonOfChosen(release: RegistryEntry, { isPreview }: FoundRelease): string {
  if (!isPreview) return why.chosen;
  return why.preview(release.extras.label ?? '', formatMoment(previewEnd(release)));
}
