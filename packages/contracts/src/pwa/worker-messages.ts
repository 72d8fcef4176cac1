import type { NotificationTexts } from './notification-texts.ts';

export const WORKER_PATH = '/sw.js';

/** Cache with the rendered pages that a visitor has seen; emptied by a logout. */
export const PAGES_CACHE = 'naija-data-pages';

/** Messages from a page. `IS_CURRENT`, `SAVED_HERE`, `USAGE` and `EMPTY_SAVED` carry a `MessagePort` for the reply. */
export type MessageToWorker =
  | { readonly type: 'SKIP_WAITING' }
  /**
   * Asks if the page runs the shell of this worker already, although the worker before it served the page. A waiting worker
   * takes over if that is true of all open pages.
   */
  | { readonly type: 'IS_CURRENT' }
  | { readonly type: 'CHECK_RELEASES' }
  /** Data saver, sent when the page starts and on each change. */
  | { readonly type: 'FRUGAL'; readonly on: boolean }
  /** Ids of the favourites, whose cached responses are not evicted. */
  | { readonly type: 'SAVED_AGENTS'; readonly ids: readonly string[] }
  /** Ids of the releases that pages of this browser load, one for each remote. */
  | { readonly type: 'CHOSEN_RELEASES'; readonly ids: readonly string[] }
  /** Remotes of a page that was opened before the worker controlled it. */
  | { readonly type: 'OPENED_REMOTES'; readonly names: readonly string[] }
  /** Remotes of a link that the visitor points at. */
  | { readonly type: 'WANTED_REMOTES'; readonly names: readonly string[] }
  /** Downloads the pages that were never opened as well; with `once`, not their later releases. */
  | { readonly type: 'KEEP_EVERYTHING'; readonly once?: boolean }
  /** Caches the page that sends it, which was opened before the worker controlled it. */
  | { readonly type: 'CACHE_PAGE' }
  /** Tag of the language of the pages; sent when it is chosen, and with texts by each page in another one than English. */
  | { readonly type: 'LANGUAGE'; readonly language: string; readonly notifications?: NotificationTexts }
  /** Bytes that a page has received past the worker. */
  | { readonly type: 'RECEIVED'; readonly bytes: number }
  | { readonly type: 'SAVED_HERE' }
  | { readonly type: 'USAGE' }
  /** Empties all caches that can be fetched again; replied to with `Usage`. */
  | { readonly type: 'EMPTY_SAVED' };

/** Messages to all pages. */
export type MessageFromWorker =
  | { readonly type: 'RELEASES_CHANGED'; readonly remotes: readonly string[] }
  /** A push has come. */
  | { readonly type: 'NOTIFIED'; readonly kind: string }
  /** Sent only by workers of earlier builds. */
  | { readonly type: 'OFFLINE_READY' };

/** Content available offline on this device; `states` are slugs in alphabetical order. */
export interface CachedContents {
  readonly states: readonly string[];
  readonly agents: readonly { readonly id: string; readonly name: string; readonly state: string }[];
}

/** Bytes. `downloadedThisMonth` is by the device's calendar; `saved` is the part of `held` that can be emptied. */
export interface Usage {
  readonly downloadedThisMonth: number;
  readonly held: number;
  readonly saved: number;
  /** True if everything that this device downloads ahead of need is there; absent in replies of earlier builds. */
  readonly offlineReady?: boolean;
}
