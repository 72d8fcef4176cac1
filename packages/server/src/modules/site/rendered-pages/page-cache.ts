import type { PrebuiltBody } from '../../../platform/http/prebuilt-body.ts';
import { createBoundedCache, sharedBounds } from '../../../platform/caching/bounded-cache.ts';

/** Identifies a page, independent of its content. */
export interface PageKey {
  id: string;
  remote: string;
  /** Clients can invent any number of queries, cookies and parameters. */
  isUnusual: boolean;
}

const BOUNDS = {
  usual: { maxEntries: 2_000, maxBytes: 96_000_000 },
  unusual: { maxEntries: 300, maxBytes: 16_000_000 },
};
const FAILURES = { maxEntries: 1_000, maxBytes: 1_000 };
/** Failed pages are tried again after this time */
const RETRY_MS = 10_000;

export interface PageCache {
  get: (key: PageKey) => RenderedPage | undefined;
  set: (key: PageKey, page: RenderedPage) => void;
  fail: (key: PageKey) => void;
  hasFailed: (key: PageKey) => boolean;
}

export function createPageCache(clock: () => Date, workers = 1): PageCache {
  const usual = createBoundedCache<RenderedPage>(sharedBounds(BOUNDS.usual, workers));
  const unusual = createBoundedCache<RenderedPage>(sharedBounds(BOUNDS.unusual, workers));
  const failures = createBoundedCache<{ size: number; at: number }>(FAILURES);
  const cacheOf = ({ isUnusual }: PageKey) => (isUnusual ? unusual : usual);
  return {
    get: (key) => cacheOf(key).get(key.id),
    set: (key, page) => {
      cacheOf(key).set(key.id, page);
    },
    fail: ({ id }) => {
      failures.set(id, { size: 1, at: clock().getTime() });
    },
    hasFailed: ({ id }) => {
      const failure = failures.get(id);
      return failure !== undefined && clock().getTime() - failure.at < RETRY_MS;
    },
  };
}

export interface RenderedPage {
  readonly body: PrebuiltBody;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly size: number;
  readonly head: string;
  /** ETag of each API response behind the page, by path. */
  readonly calls: ReadonlyMap<string, string>;
  readonly topics: readonly string[];
  /** Last position at which the page was known to be current. */
  position: number;
}
