import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { releaseId } from './release-id.ts';

interface Tried {
  remote: string;
  release: RegistryEntry;
  failure?: string;
}

const tried = new Map<string, Tried>();

/** A release can be tried once per page: browsers cache the result of an import. */
export function isUntried(remote: string, release: RegistryEntry): boolean {
  return !tried.has(releaseId(remote, release));
}

export function recordTried(remote: string, release: RegistryEntry, failure?: string): void {
  tried.set(releaseId(remote, release), { remote, release, ...(failure !== undefined && { failure }) });
}

/** True if this page could not load the release, or fell back from it. */
export function hasFailed(remote: string, release: RegistryEntry): boolean {
  return tried.get(releaseId(remote, release))?.failure !== undefined;
}

export function forgetTried(remote: string): void {
  for (const [id, one] of tried) if (one.remote === remote) tried.delete(id);
}

export function lastTried(remote: string): RegistryEntry | undefined {
  let last: RegistryEntry | undefined;
  tried.forEach((one) => {
    if (one.remote === remote) last = one.release;
  });
  return last;
}

export function failuresOf(remote: string): string[] {
  return [...tried.values()].flatMap(({ remote: of, release, failure }) =>
    of === remote && failure !== undefined ? [`${release.metadata.version}: ${failure}`] : [],
  );
}
