import { releasesOf, remoteNames, type RegistryEntry } from '@naija/contracts/remote/registry';
import { foundReleases } from '../selection/chosen-registry.ts';
import { quarantineReason } from '../quarantine.ts';
import { releaseId, UNCHECKED } from '../release-id.ts';
import { overrides } from '../selection/overrides.ts';
import type { Selection } from '../selection/select-releases.ts';
import { failuresOf, lastTried } from '../tried-releases.ts';
import { reasonsFor } from './reasons.ts';

export interface OfferedRelease {
  id: string;
  version: string;
  role: 'default' | 'canary' | 'previous' | 'preview';
  percent: number;
  isShown: boolean;
  quarantine: string | undefined;
}

export interface RemoteFacts {
  remote: string;
  release: RegistryEntry | undefined;
  /** True if this page has loaded the remote; otherwise it loads at the next visit of one of its pages. */
  isRunning: boolean;
  isDefault: boolean;
  reasons: string[];
  paths: string[];
  offered: OfferedRelease[];
}

/** Details of every remote of the site, those of this page first. */
export function remoteFacts({ site, choices }: Selection): RemoteFacts[] {
  const names = new Set([...remoteNames(site), ...choices.keys()]);
  const facts = [...names].sort().map((remote): RemoteFacts => {
    const listed = releasesOf(site, remote);
    const running = lastTried(remote);
    const next = choices.get(remote)?.usable[0];
    const release = running ?? next;
    const found = foundReleases().get(remote);
    const problems = [...new Set([...failuresOf(remote), ...(choices.get(remote)?.passedOver ?? [])])];
    const override = overrides.get(remote);
    return {
      remote,
      release,
      isRunning: running !== undefined,
      isDefault: release?.metadata.version === listed.find(isDefault)?.metadata.version,
      reasons: reasonsFor({ remote, release, next, listed, found, problems, override }),
      paths: (release ?? listed[0])?.extras.routes.map(({ path }) => path) ?? [],
      offered: offeredOf(remote, listed, release, found?.isPreview === true ? found.release : undefined),
    };
  });
  return facts.sort((one, other) => Number(other.isRunning) - Number(one.isRunning));
}

/**
 * Releases that another visitor has to load to see the same: those that this page runs, and all others that are not the
 * default.
 */
export function sharedReleases(facts: readonly RemoteFacts[]): Map<string, string> {
  return new Map(
    facts.flatMap(({ remote, release, isRunning, isDefault: isUsual }) =>
      release && release.metadata.integrity !== UNCHECKED && (isRunning || !isUsual)
        ? [[remote, release.metadata.version] as const]
        : [],
    ),
  );
}

function offeredOf(
  remote: string,
  listed: readonly RegistryEntry[],
  shown: RegistryEntry | undefined,
  preview: RegistryEntry | undefined,
): OfferedRelease[] {
  return [...(preview ? [preview] : []), ...listed].map((release) => ({
    id: releaseId(remote, release),
    version: release.metadata.version,
    role: release === preview ? 'preview' : roleOf(release),
    percent: release.deployment.traffic,
    isShown: shown !== undefined && releaseId(remote, shown) === releaseId(remote, release),
    quarantine: quarantineReason(releaseId(remote, release)),
  }));
}

function roleOf({ deployment }: RegistryEntry): OfferedRelease['role'] {
  if (deployment.default) return 'default';
  return deployment.traffic > 0 ? 'canary' : 'previous';
}

function isDefault({ deployment }: RegistryEntry): boolean {
  return deployment.default;
}
