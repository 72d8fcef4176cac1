import type { RegistryEntry } from '@naija/contracts/remote/registry';

interface Running {
  remote: string;
  version: string;
  entry: string;
}

const folders = new Map<string, Running>();

export function registerRunning(remote: string, { url, metadata }: RegistryEntry): void {
  const entry = new URL(url, document.baseURI).href;
  folders.set(new URL('.', entry).href, { remote, version: metadata.version, entry });
}

export function runningReleases(): Running[] {
  return [...folders.values()];
}

/** Returns the release whose files a stack trace names first. Uses no iterator, which a release may have replaced. */
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
