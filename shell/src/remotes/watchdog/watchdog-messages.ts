/** The release that a page shows. */
export interface Watched {
  /** Of the page's mark. */
  readonly key: string;
  readonly remote: string;
  readonly version: string;
}

/** What a page tells the worker that watches it: a sign of life, or what it shows from now on, if anything. */
export type ToWatchdog = 'beat' | { readonly shown?: Watched };
