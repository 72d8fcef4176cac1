import { cacheableHeaders, cacheResponse, deleteCached, isOurs } from './cached-responses.ts';
import type { CacheKey } from './cache-key.ts';
import { evictAgents } from './evict-removed.ts';

export interface NetworkResult {
  readonly response: Response;
  /** False for network errors, overload, and responses that did not come from our server. */
  readonly isConclusive: boolean;
  readonly cached?: Promise<void>;
}

let earlierPages: readonly string[] = [];

/** Sets the pages that may have fetched resources without this worker before they request them through it. */
export function setEarlierPages(pages: readonly Client[]): void {
  earlierPages = pages.map(({ id }) => id);
}

/** Fetches a public resource for a page, conditionally if it is cached. Never rejects. */
export async function revalidate(
  request: Request,
  key: CacheKey,
  cached: Response | undefined,
  page?: string,
): Promise<NetworkResult> {
  try {
    const received = await fetch(anonymous(request, cached, page));
    if (received.status === 304 && cached) return cacheResult(key, await readJson(cached));
    if (isTransient(received) || !isOurJson(received)) return { response: received, isConclusive: false };
    if (!received.ok) return { response: received, isConclusive: true, cached: deleteIfGone(key, received) };
    const response = await readJson(received);
    return isCacheable(received) ? cacheResult(key, response) : { response, isConclusive: true };
  } catch {
    return { response: Response.error(), isConclusive: false };
  }
}

/**
 * Bypasses the browser's HTTP cache, which would queue a second request behind one that hangs, unless the cache may
 * hold responses to an earlier page.
 */
function anonymous(request: Request, cached: Response | undefined, page = ''): Request {
  const cache = !cached && earlierPages.includes(page) ? 'no-cache' : 'no-store';
  const sent = new Request(request, { cache, credentials: 'omit', redirect: 'error' });
  const tag = cached?.headers.get('etag');
  if (tag) sent.headers.set('if-none-match', tag);
  return sent;
}

function isTransient({ status }: Response): boolean {
  return status >= 500 || status === 429 || status === 408 || status === 206;
}

export function isOurJson(response: Response): boolean {
  return isOurs(response) && /^application\/json\b/.test(response.headers.get('content-type') ?? '');
}

function isCacheable({ status, type, redirected, headers }: Response): boolean {
  const isForbidden = /\b(?:no-store|private)\b/.test(headers.get('cache-control') ?? '');
  const isSameOrigin = type === 'basic' || type === 'default';
  return status === 200 && isSameOrigin && !redirected && !isForbidden && headers.get('vary') !== '*';
}

/** Reads the whole body, so that a truncated one is rejected. @throws SyntaxError if it is not JSON */
async function readJson(response: Response): Promise<Response> {
  const text = await response.text();
  JSON.parse(text);
  return new Response(text, { headers: cacheableHeaders(response) });
}

function cacheResult(key: CacheKey, response: Response): NetworkResult {
  return { response, isConclusive: true, cached: cacheResponse(key, response.clone()) };
}

async function deleteIfGone(key: CacheKey, { status }: Response): Promise<void> {
  if (status !== 404 && status !== 410) return;
  await deleteCached(key);
  // Record and comments of a listed agent are never gone.
  if (key.kind === 'agents') await evictAgents(new Set([key.entry]));
}
