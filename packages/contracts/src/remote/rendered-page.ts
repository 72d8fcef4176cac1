import { SHARED_MODULES } from './remote.ts';

/** Names in a server-rendered page, and in the exchange between browser and server about it. */
export const RENDERED_PAGE = {
  /** Name of the `<meta>` element whose content is the id of the release that rendered the page. */
  releaseMeta: 'naija-rendered',
  /** Name of the `<meta>` element with the time of a cached page (ISO 8601, UTC); the service worker adds it. */
  savedAtMeta: 'naija-saved-at',
  /** Id of the JSON element with the state of the API slice. */
  stateId: 'naija-state',
  /** Id of the JSON element with the files that the boot script loads. */
  bootId: 'naija-boot',
  /** Id of the element with what is said while the code of the page cannot be loaded. */
  noticeId: 'naija-no-code',
  /** Attribute of a preload of the built page that a rendered page does without. */
  unrenderedAttribute: 'data-unrendered',
  /** Response header with the id of the release that rendered the page. */
  releaseHeader: 'x-rendered-by',
  /** Header of every page, rendered or not: equals the worker's PAGE_VERSION where both are of the same shell. */
  pageVersionHeader: 'x-page-version',
} as const;

/**
 * Attribute of a link that leads to a search: before the code of the page has come, the link takes along what was entered
 * into the field of this name.
 */
export const TAKES_ATTRIBUTE = 'data-takes';

/** Cookies that the shell sets if the server must render something other than the default. */
export const RENDERING_COOKIES = {
  /** Releases that this browser loads instead of the default ones, as `directory=1.2.0-abc&auth=none`. */
  releases: 'naija_releases',
  /** '1' on data saver. */
  lite: 'naija_lite',
  /** Tag of the chosen language; absent for English. */
  language: 'naija_language',
} as const;

/** Query parameter that opens the overlay of remotes; its value names the releases to show, as `directory@1.3.0-abc`. */
export const REMOTES_PARAMETER = 'remotes';

/** File of a release that the server runs to render its pages. */
export const SERVER_ENTRY_FILE = 'server.js';

/** Modules that the server entry of a release requires; the server entry of the shell provides them. */
export const SERVER_SHARED: readonly string[] = [...SHARED_MODULES, 'react/jsx-runtime'];

/** Data in the JSON element whose id is `RENDERED_PAGE.bootId`. */
export interface BootData {
  /** Entry script of the shell. */
  main: string;
  /** Scripts to preload, as URL and subresource integrity; '' where the shell vouches for the file. */
  files: readonly (readonly [url: string, integrity: string])[];
  /** Number of elements that the server rendered. */
  elements?: number;
  /** Address of the lists that the page needs, where the site has more. */
  registry?: string;
}

/** Globals of the language that the server entry of a release does not have. */
export const SERVER_LACKS: readonly string[] = ['Atomics', 'SharedArrayBuffer', 'WebAssembly'];

/** Globals that the server entry of a release has in addition to those of JavaScript itself. */
export const SERVER_GLOBALS: readonly string[] = [
  'AbortController',
  'AbortSignal',
  'Event',
  'EventTarget',
  'Headers',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'atob',
  'btoa',
  'clearInterval',
  'clearTimeout',
  'fetch',
  'performance',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
  'structuredClone',
];
