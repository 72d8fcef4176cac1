import { cacheableHeaders, cacheResponse, deleteCached, isOurs } from './cached-responses.ts';
import type { CacheKey } from './cache-key.ts';
import { evictAgents } from './evict-removed.ts';

export interface NetworkResult {
  /** For the page, unless a cached response is better. */
  readonly response: Response;
  /** False for network errors, overload, and responses that did not come from our server. */
  readonly isConclusive: boolean;
  readonly cached?: Promise<void>;
}

/** Pages that were open before this worker was there. */
let earlierPages: readonly string[] = [];

/** Says which pages may have fetched without this worker what they are about to request through it. */
export function setEarlierPages(pages: readonly Client[]): void {
  earlierPages = pages.map(({ id }) => id);
}

/** Fetches a public resource for a page, conditionally where it is cached. Never rejects. */
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
 * Bypasses the browser's HTTP cache, which would queue a second request behind one that hangs, unless it may have what an
 * earlier page fetched.
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

/** Reads the body to its end, so that a truncated one is rejected. @throws SyntaxError when it is not JSON */
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
  // Neither the record nor the comments of an agent who is listed are gone.
  if (key.kind === 'agents') await evictAgents(new Set([key.entry]));
}
