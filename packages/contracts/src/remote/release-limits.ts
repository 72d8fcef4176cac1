// Installed shells enforce the first limit; the others make sure that no remote fills the registry.

export const REGISTRY_MAX_BYTES = 1_000_000;

/** Previous releases that stay listed as fallbacks. */
export const EARLIER_RELEASES_MAX = 2;
const RELEASES_LISTED_MAX = 1 + EARLIER_RELEASES_MAX + 1;

/** Of a release in the registry as published; about five times the largest of our own. */
export const ENTRY_MAX_BYTES = 24_000;
/** Added by its position in the list: date, fallback URL, signature. */
const POSITION_MAX_BYTES = 800;

/** Remotes that fit with every release at its limit: 10 x 4 x 24,800 bytes, and 8,000 for names and schema. */
export const REMOTES_AT_LIMIT = Math.floor(
  REGISTRY_MAX_BYTES / (RELEASES_LISTED_MAX * (ENTRY_MAX_BYTES + POSITION_MAX_BYTES)),
);

export const REMOTES_READ_MAX = 100;
export const RELEASES_READ_MAX = 20;

export const MANIFEST_MAX_BYTES = 300_000;
/** Of the file that the server runs, which every renderer holds in memory. */
export const SERVER_ENTRY_MAX_BYTES = 2_000_000;
/** Files of a release, without the compressed variants. */
export const ASSETS_MAX = 500;
export const PAGES_MAX = 100;
/** Scripts, style sheets and data patterns of a page, each. */
export const PAGE_FILES_MAX = 100;
export const USES_MAX = 500;
export const PACKAGES_MAX = 20;
export const TITLE_MAX = 100;
