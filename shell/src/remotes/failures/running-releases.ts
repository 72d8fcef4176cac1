import type { RegistryEntry } from '@naija/contracts/remote/registry';

interface Running {
  remote: string;
  version: string;
}

const folders = new Map<string, Running>();

/** Notes that code of a release runs in this page from now on. */
export function noteRunning(remote: string, { url, metadata }: RegistryEntry): void {
  folders.set(new URL('.', new URL(url, document.baseURI)).href, { remote, version: metadata.version });
}

/** The release whose files a stack trace names first. */
export function releaseIn(trace: string): Running | undefined {
  const [first] = [...folders]
    .map(([folder, running]) => ({ running, at: trace.indexOf(folder) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return first?.running;
}
