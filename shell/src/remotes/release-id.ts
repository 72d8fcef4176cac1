import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';

/** Integrity of a release from a developer's machine, whose files change. */
export const UNCHECKED = 'none';

/** Identifies a release down to its bytes: `directory@1.2.0#sha384-…`. */
export function releaseId(remote: string, { metadata }: RegistryEntry): string {
  return `${remote}@${metadata.version}#${metadata.integrity}`;
}

export function readReleaseId(id: string): { remote: string; version: string } {
  const at = id.indexOf('@', 1);
  const end = id.lastIndexOf('#');
  return at > 0 && end > at
    ? { remote: id.slice(0, at), version: id.slice(at + 1, end) }
    : { remote: id, version: '' };
}

/** Id of the release that rendered this page on the server; undefined if the server did not render it. */
export function pageRenderer(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${RENDERED_PAGE.releaseMeta}"]`)?.content;
}
