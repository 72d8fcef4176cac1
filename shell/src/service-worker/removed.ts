import { REQUEST_TIMEOUT_MS } from '@naija/contracts/domain/first-limits';
import { moderationPaths, type RemovedResponse } from '@naija/contracts/http/moderation';
import { API_PREFIX } from '@naija/contracts/http/paths';
import { evictAgents, evictComments } from './api-cache/evict-removed.ts';
import { isOurJson } from './api-cache/revalidate.ts';
import { scope } from './scope.ts';
import { readState } from './state.ts';
import { writeState } from './api-cache/put-with-eviction.ts';

export const CHECK_INTERVAL_MS = 15 * 60 * 1_000;
/** Number of pages with 500 entries each. The next check continues. */
const PAGES_MAX = 20;
const KEY = 'removed';

interface Check {
  readonly since?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Time of the last attempt of this worker. A failed attempt is repeated after the same interval. */
let lastAttempt = -Infinity;

/** Evicts content that was taken off the site, when pages begin to use the API, and then every 15 minutes. */
export function followRemoved(): void {
  scope.addEventListener('fetch', (event) => {
    const { pathname } = new URL(event.request.url);
    if (!pathname.startsWith(API_PREFIX) || Date.now() - lastAttempt < CHECK_INTERVAL_MS) return;
    lastAttempt = Date.now();
    event.waitUntil(evictRemoved().catch(() => undefined)); // Fails without a network. The next check tries again.
  });
}

/** Requests what was taken off since the last check, unless that was a moment ago. */
export async function evictRemoved(): Promise<void> {
  const last = await lastCheck();
  const sinceMs = Date.now() - last.at;
  // A clock that was set back does not delay the check.
  if (sinceMs >= 0 && sinceMs < CHECK_INTERVAL_MS) return;
  let { since } = last;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { agents, comments, nextSince, hasMore } = await fetchRemoved(since);
    await evictAgents(new Set(agents));
    await evictComments(comments);
    since = nextSince;
    // Stored after the eviction, so that an interrupted worker requests the page again.
    await writeState(KEY, { since, at: Date.now() } satisfies Check);
    if (!hasMore) return;
  }
}

async function fetchRemoved(since: string | undefined): Promise<RemovedResponse> {
  const query = since === undefined ? '' : `?since=${encodeURIComponent(since)}`;
  const response = await fetch(moderationPaths.removed + query, {
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-cache',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok || !isOurJson(response))
    throw new Error(`${moderationPaths.removed} answered ${String(response.status)}`);
  return (await response.json()) as RemovedResponse;
}

async function lastCheck(): Promise<Check> {
  const { since, at } = ((await readState(KEY)) ?? {}) as Partial<Check>;
  return { ...(typeof since === 'string' && { since }), at: typeof at === 'number' ? at : -Infinity };
}
