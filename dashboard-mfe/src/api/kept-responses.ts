import { LIMITS } from '@naija/contracts/domain/limits';
import { findKept, keepResponse, readKept, type KeepingSession } from '@naija/contracts/pwa/kept-responses';
import { sessionToken, type CallError, type CallMeta } from '@naija/runtime';

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
 * The `queryFn` of a private response, which must be an object. The response is cached on this device. If the server does not
 * respond in time, the result is the cached response with its time as `savedAt`. The page then repeats the query.
 */
export function keptQuery<Arg, Data>(toRequest: (arg: Arg) => KeptRequest) {
  return async (arg: Arg, api: QueryApi, _options: unknown, baseQuery: BaseQuery): Promise<Result<Data>> => {
    const request = toRequest(arg);
    const key = keyOf(request);
    const session = currentSession();
    const fetched = Promise.resolve(baseQuery(request)).then((result) => {
      if (result.error === undefined && session) void keepResponse(session, key, JSON.stringify(result.data));
      return result;
    });
    const result = await (hasData(api) ? fetched : Promise.race([fetched, slowness()]));
    if (!result || isUnanswered(result.error)) {
      const kept = session && (await findKept(session, key));
      if (kept) return { data: (await readKept(kept)) as Data, meta: { sessionRefused: false } };
    }
    return fetched as Promise<Result<Data>>;
  };
}

/** Caches a file for this session. */
export async function keepFile(url: string, file: Blob): Promise<void> {
  const session = currentSession();
  if (session) await keepResponse(session, url, file);
}

/** The cached file of this session; undefined if none exists. */
export async function keptFile(url: string): Promise<Blob | undefined> {
  const session = currentSession();
  return session && (await findKept(session, url))?.blob();
}

/** True if the page already shows data, which a slow response may update. */
function hasData({ getState, queryCacheKey = '' }: QueryApi): boolean {
  const { api } = getState() as { api: { queries: Record<string, { data?: unknown } | undefined> } };
  return api.queries[queryCacheKey]?.data !== undefined;
}

function slowness(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, LIMITS.slowAfterMs);
  });
}

/** True without a usable response of our server: no response, one from elsewhere, or a server that cannot respond now. */
function isUnanswered(error: CallError | undefined): boolean {
  if (!error || !('status' in error)) return false;
  const { status } = error;
  return typeof status === 'string' || status === 429 || status >= 500;
}

function keyOf({ url, params }: KeptRequest): string {
  return params ? `${url}?${new URLSearchParams(params).toString()}` : url;
}

/** The current session; undefined without one. */
function currentSession(): KeepingSession | undefined {
  const token = sessionToken();
  return token === undefined ? undefined : { token, isCurrent: () => sessionToken() === token };
}
