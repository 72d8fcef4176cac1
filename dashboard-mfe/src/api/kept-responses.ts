import { CACHED_AT_HEADER, type CachedResponse } from '@naija/contracts/http/cached-response';
import { LIMITS } from '@naija/contracts/domain/limits';
import { sessionToken, type CallError, type CallMeta } from '@naija/runtime';

/** Under the prefix of caches that a logout deletes. A digest of the session's token follows: no other session reads it. */
const PREFIX = 'naija-private-dashboard-';
/** More pages of comments than anybody opens; the oldest entries go first. */
const MAX_ENTRIES = 100;

interface KeptRequest {
  readonly url: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly cache: RequestCache;
  readonly responseHandler?: (response: Response) => Promise<unknown>;
}

type Result<Data> =
  | { data: Data; error?: undefined; meta?: CallMeta }
  | { error: CallError; data?: undefined; meta?: CallMeta };
type BaseQuery = (request: KeptRequest) => Result<unknown> | PromiseLike<Result<unknown>>;

interface QueryApi {
  readonly getState: () => unknown;
  readonly queryCacheKey?: string;
}

/**
 * The `queryFn` of a private response, which is an object: the response is kept on this device, and the kept one, with its
 * time as `savedAt`, is the result when the server does not answer or takes long. The page then asks again by itself.
 */
export function keptQuery<Arg, Data>(toRequest: (arg: Arg) => KeptRequest) {
  return async (arg: Arg, api: QueryApi, _options: unknown, baseQuery: BaseQuery): Promise<Result<Data>> => {
    const request = toRequest(arg);
    const key = keyOf(request);
    const token = sessionToken();
    const fetched = Promise.resolve(baseQuery(request)).then((result) => {
      if (result.error === undefined && token !== undefined)
        void keep(token, key, JSON.stringify(result.data));
      return result;
    });
    const result = await (hasData(api) ? fetched : Promise.race([fetched, slowness()]));
    if (!result || isUnanswered(result.error)) {
      const kept = await findKept(key, token);
      if (kept) return { data: (await readKept(kept)) as Data, meta: { sessionRefused: false } };
    }
    return fetched as Promise<Result<Data>>;
  };
}

/** Adds what another response has said to a kept one. */
export async function amendKept(url: string, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const token = sessionToken();
  const kept = await findKept(url, token);
  if (!kept || token === undefined) return;
  const { savedAt: _, ...data } = await readKept(kept);
  await keep(token, url, JSON.stringify({ ...data, ...changes }));
}

async function readKept(kept: Response): Promise<CachedResponse> {
  const savedAt = kept.headers.get(CACHED_AT_HEADER) ?? '';
  return { ...((await kept.json()) as object), savedAt };
}

/** Keeps a file for this session. */
export async function keepFile(url: string, file: Blob): Promise<void> {
  const token = sessionToken();
  if (token !== undefined) await keep(token, url, file);
}

/** The kept file of this session; undefined if there is none. */
export async function keptFile(url: string): Promise<Blob | undefined> {
  return (await findKept(url, sessionToken()))?.blob();
}

/** True if the page shows something that a slow answer may update. */
function hasData({ getState, queryCacheKey = '' }: QueryApi): boolean {
  const { api } = getState() as { api: { queries: Record<string, { data?: unknown } | undefined> } };
  return api.queries[queryCacheKey]?.data !== undefined;
}

function slowness(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, LIMITS.slowAfterMs);
  });
}

/** No answer of the server itself: nothing came, or something else, or it cannot answer now. */
function isUnanswered(error: CallError | undefined): boolean {
  if (!error || !('status' in error)) return false;
  const { status } = error;
  return typeof status === 'string' || status === 429 || status >= 500;
}

function keyOf({ url, params }: KeptRequest): string {
  return params ? `${url}?${new URLSearchParams(params).toString()}` : url;
}

/** Stores a body for a session, unless that has ended. Never rejects: without storage nothing is kept. */
async function keep(token: string, key: string, body: string | Blob): Promise<void> {
  try {
    const name = await cacheNameOf(token);
    const others = (await caches.keys()).filter((other) => other.startsWith(PREFIX) && other !== name);
    await Promise.all(others.map((other) => caches.delete(other)));
    if (sessionToken() !== token) return;
    const cache = await caches.open(name);
    await cache.put(key, new Response(body, { headers: { [CACHED_AT_HEADER]: new Date().toISOString() } }));
    const [oldest, ...rest] = await cache.keys();
    if (oldest && rest.length >= MAX_ENTRIES) await cache.delete(oldest);
    // A logout meanwhile has deleted the cache before this wrote to it.
    if (sessionToken() !== token) await caches.delete(name);
  } catch {
    // Storage is full or refused.
  }
}

/** The kept response of a session that has not ended; undefined if there is none. */
async function findKept(key: string, token: string | undefined): Promise<Response | undefined> {
  if (token === undefined) return undefined;
  try {
    const kept = await caches.match(key, { cacheName: await cacheNameOf(token) });
    return sessionToken() === token ? kept : undefined;
  } catch {
    return undefined;
  }
}

async function cacheNameOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const bytes = Array.from(new Uint8Array(digest, 0, 16));
  return PREFIX + bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
