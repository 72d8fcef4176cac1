/** The address of the one service worker of the site. */
export const WORKER_PATH = '/sw.js';

/** What a page tells or asks the service worker. Questions carry a port on which the answer comes. */
export type ToWorker =
  /** Lets a waiting worker take over; workbox-window sends it as `messageSkipWaiting`. */
  | { readonly type: 'SKIP_WAITING' }
  /** Looks for newer releases of remotes now. */
  | { readonly type: 'CHECK_RELEASES' }
  /** Whether the visitor spares data: said when the page starts and whenever it changes. */
  | { readonly type: 'FRUGAL'; readonly on: boolean }
  /** Ids of the agents the visitor saved, whose copies are kept whatever else is dropped. */
  | { readonly type: 'SAVED_AGENTS'; readonly ids: readonly string[] }
  /** A question, answered with `SavedHere`. */
  | { readonly type: 'SAVED_HERE' }
  /** A question, answered with `Usage`. */
  | { readonly type: 'USAGE' }
  /** A question, answered with `Usage` once everything saved that can be fetched again is gone. */
  | { readonly type: 'EMPTY_SAVED' };

/** What the service worker tells all pages. */
export type FromWorker =
  /** The site can be used without a line from now on; said once in the life of an installation. */
  | { readonly type: 'OFFLINE_READY' }
  /** Other releases than before will be used by pages that are opened from now on. */
  | { readonly type: 'RELEASES_CHANGED'; readonly remotes: readonly string[] };

/** What can be read on this phone without a line. */
export interface SavedHere {
  /** Slugs of the states whose lists are saved, in alphabetical order. */
  readonly states: readonly string[];
  /** Agents whose profiles are saved, by their names. */
  readonly agents: readonly { readonly id: string; readonly name: string; readonly state: string }[];
}

/** What the app has cost and holds on this phone, in bytes. */
export interface Usage {
  /** Received from the network by the worker since the month began, by this phone's calendar. */
  readonly downloadedThisMonth: number;
  /** All that is kept, code included. */
  readonly held: number;
  /** Of `held`, what can be emptied: saved answers and photos. */
  readonly saved: number;
}
