/**
 * Bytes of `/remotes.json` that a shell reads. Shells that visitors have on their devices hold to it as well, so the
 * rest of this file is made to fit into it: one remote at its limits can never keep the others from being read.
 */
export const REGISTRY_MAX_BYTES = 1_000_000;

/** Releases before the default one that stay listed, for visitors to fall back on. */
export const EARLIER_LISTED = 2;
/** The default release, the earlier ones, and one that is tried on a share of visitors. */
const RELEASES_LISTED = 1 + EARLIER_LISTED + 1;

/** Bytes of a release in the registry as it is published: about five times what the largest of ours takes. */
export const ENTRY_MAX_BYTES = 24_000;
/** Bytes that its place in the list adds to it: date, address to fall back on, seal. */
const PLACE_MAX_BYTES = 800;

/** Remotes that fit with every release at its limit: 10 x 4 x 24,800 bytes, with 8,000 left for names and schema. */
export const REMOTES_AT_LIMIT = Math.floor(
  REGISTRY_MAX_BYTES / (RELEASES_LISTED * (ENTRY_MAX_BYTES + PLACE_MAX_BYTES)),
);

/** Remotes and releases of one that are read at all; far more than may be listed. */
export const REMOTES_READ = 100;
export const RELEASES_READ = 20;

/** Bytes of `release.json`. */
export const MANIFEST_MAX_BYTES = 300_000;
/** Files of a release, without their compressed copies. */
export const ASSETS_MAX = 500;
/** Pages of a release. */
export const PAGES_MAX = 100;
/** Scripts, and style sheets, that a page needs at first; also the calls whose answers it wants kept. */
export const PAGE_FILES_MAX = 100;
/** Names that a release takes from one shared package. */
export const USES_MAX = 500;
/** Shared packages that a release may name. */
export const PACKAGES_MAX = 20;
/** Characters of a page's title. */
export const TITLE_MAX = 100;
