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

/** The release whose files a stack trace names first. */
export function releaseIn(trace: string): Pick<Running, 'remote' | 'version'> | undefined {
  const [first] = [...folders]
    .map(([folder, { remote, version }]) => ({ running: { remote, version }, at: trace.indexOf(folder) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return first?.running;
}
