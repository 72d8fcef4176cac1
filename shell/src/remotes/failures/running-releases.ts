import type { RegistryEntry } from '@naija/contracts/remote/registry';

interface Running {
  remote: string;
  version: string;
  /** Absolute address of its entry module. */
  entry: string;
}

const folders = new Map<string, Running>();

/** Notes that code of a release runs in this page from now on. */
export function noteRunning(remote: string, { url, metadata }: RegistryEntry): void {
  const entry = new URL(url, document.baseURI).href;
  folders.set(new URL('.', entry).href, { remote, version: metadata.version, entry });
}

/** Every release whose code runs in this page. */
export function runningReleases(): Running[] {
  return [...folders.values()];
}

/** The release whose files a stack trace names first; works without what walks through arrays, which it may have changed. */
export function releaseIn(trace: string): Pick<Running, 'remote' | 'version'> | undefined {
  let first: Running | undefined;
  let earliest = Infinity;
  folders.forEach((running, folder) => {
    const at = trace.indexOf(folder);
    if (at < 0 || at >= earliest) return;
    earliest = at;
    first = running;
  });
  return first && { remote: first.remote, version: first.version };
}
