import type { RegistryEntry } from '@naija/contracts/remote/registry';

/** Integrity of a release that comes from a developer's machine, where files change all the time. */
export const UNCHECKED = 'none';

/** Says exactly which release is meant, down to its bytes: `directory@1.2.0#sha384-…`. */
export function releaseId(remote: string, { metadata }: RegistryEntry): string {
  return `${remote}@${metadata.version}#${metadata.integrity}`;
}

/** The parts of an id by which people know the release. */
export function readReleaseId(id: string): { remote: string; version: string } {
  const at = id.indexOf('@', 1);
  const end = id.lastIndexOf('#');
  return at > 0 && end > at
    ? { remote: id.slice(0, at), version: id.slice(at + 1, end) }
    : { remote: id, version: '' };
}
