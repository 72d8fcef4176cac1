import type { RegistryEntry } from './registry-types.ts';

/** Previews of one remote at a time. */
export const PREVIEWS_MAX = 10;
const DAYS = 14;
const DAY_MS = 86_400_000;

export const PREVIEW_LABEL_MAX = 40;
/** A pull request or branch, as `pr-12`; no version, so that one argument may be either. */
export const PREVIEW_LABEL_PATTERN = /^[A-Za-z][\w./-]*$/;

/** The list of a remote's previews: registry entries, newest first, none of which visitors get by themselves. */
export function previewsPath(remote: string): string {
  return `/remotes/${remote}/previews.json`;
}

/** Name under which the list is signed. No remote has it, so that the list cannot pass for that of the listed releases. */
export function previewsName(remote: string): string {
  return `previews/${remote}`;
}

/** When a preview ends, in milliseconds since 1970; 0 without a valid date. */
export function previewEnd({ extras }: Pick<RegistryEntry, 'extras'>): number {
  const since = Date.parse(extras.since ?? '');
  return Number.isNaN(since) ? 0 : since + DAYS * DAY_MS;
}
