import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { releaseId } from './release-id.ts';

interface Tried {
  remote: string;
  release: RegistryEntry;
  /** What was wrong with it; nothing while it works. */
  failure?: string;
}

const tried = new Map<string, Tried>();

/** False for a release that was tried in this page before: browsers remember how the import of a module ended. */
export function isUntried(remote: string, release: RegistryEntry): boolean {
  return !tried.has(releaseId(remote, release));
}

/** Notes that a release is being tried, or what came of it. */
export function noteTried(remote: string, release: RegistryEntry, failure?: string): void {
  tried.set(releaseId(remote, release), { remote, release, ...(failure !== undefined && { failure }) });
}

/** As if no release of a remote had been tried in this page. */
export function forgetTried(remote: string): void {
  for (const [id, one] of tried) if (one.remote === remote) tried.delete(id);
}

/** The release of a remote that was tried last. */
export function lastTried(remote: string): RegistryEntry | undefined {
  let last: RegistryEntry | undefined;
  tried.forEach((one) => {
    if (one.remote === remote) last = one.release;
  });
  return last;
}

/** What was wrong with each release of a remote that failed in this page, a line each. */
export function failuresOf(remote: string): string[] {
  return [...tried.values()].flatMap(({ remote: of, release, failure }) =>
    of === remote && failure !== undefined ? [`${release.metadata.version}: ${failure}`] : [],
  );
}
