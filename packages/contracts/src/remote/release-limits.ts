// Installed shells enforce the first limit; the others make sure that no remote fills what a browser reads.

/** Maximum bytes of a registry that a browser reads at once. */
export const REGISTRY_MAX_BYTES = 1_000_000;
/** Maximum bytes of the whole registry, which the server reads after every switch: twice 1,000 remotes of the usual size. */
export const REGISTRY_FILE_MAX_BYTES = 16_000_000;

/** Maximum number of previous releases that stay listed as fallbacks. */
export const EARLIER_RELEASES_MAX = 2;
const RELEASES_LISTED_MAX = 1 + EARLIER_RELEASES_MAX + 1;

/** Maximum bytes of a release in the registry; about five times the largest of our own. */
export const ENTRY_MAX_BYTES = 24_000;
/** Bytes added by the position in the list: date, fallback URL, signature. */
const POSITION_MAX_BYTES = 800;

/** Remotes that fit with every release at its limit: 10 x 4 x 24,800 bytes, and 8,000 for names and schema. */
export const REMOTES_AT_LIMIT = Math.floor(
  REGISTRY_MAX_BYTES / (RELEASES_LISTED_MAX * (ENTRY_MAX_BYTES + POSITION_MAX_BYTES)),
);

/** Maximum number of remotes in a browser. */
export const REMOTES_READ_MAX = 100;
/** Maximum number of remotes in the whole registry. */
export const REMOTES_LISTED_MAX = 2_000;
/** Remotes that every page and device gets; the lists of others are sent to pages and devices that ask for them. */
export const CORE_REMOTES_MAX = 3;
/** Remotes that one request names: at their limit they fit beside the core ones and that of the page. */
export const REMOTES_NAMED_MAX = REMOTES_AT_LIMIT - CORE_REMOTES_MAX - 1;
export const RELEASES_READ_MAX = 20;

export const MANIFEST_MAX_BYTES = 300_000;
/** Maximum bytes of the file that the server runs; every renderer holds it in memory. */
export const SERVER_ENTRY_MAX_BYTES = 2_000_000;
/** Maximum number of files of a release, without the compressed variants. */
export const ASSETS_MAX = 500;
export const PAGES_MAX = 100;
/** Maximum number of scripts, of style sheets and of data patterns of a page. */
export const PAGE_FILES_MAX = 100;
export const USES_MAX = 500;
export const PACKAGES_MAX = 20;
export const TITLE_MAX = 100;
/** Maximum number of design tokens, of calls, and of fields of an answer, in a release and in a shell's offer. */
export const TOKENS_MAX = 300;
export const CALLS_MAX = 200;
export const FIELDS_MAX = 200;
