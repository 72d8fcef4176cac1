/** Time for 100 kB on the slowest network we support. No visitor waits for it. */
const FILE_TIMEOUT_MS = 60_000;

/** Headers that count wherever a file is used: a script may be started as a worker, which then has this policy. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'x-content-type-options'];

/**
 * Fetches a file of a release, without its caching headers. @throws Error if the file is not whole, unchanged and in
 * time
 */
export async function fetchVerified(url: string, integrity: string): Promise<Response> {
  const response = await fetchChecked(url, { integrity }, () => true);
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return new Response(await response.blob(), { headers: Object.fromEntries(kept) });
}

/**
 * Fetches a file with all its headers, past the HTTP cache if that holds a different one.
 * @param isOurs tells the file from the response of a captive portal or a CDN
 * @throws Error if the file is not whole, ours and in time
 */
export async function fetchChecked(
  url: string,
  { cache: first = 'default', ...init }: RequestInit,
  isOurs: (response: Response) => boolean,
): Promise<Response> {
  const load = async (cache: RequestCache) => {
    const signal = AbortSignal.timeout(FILE_TIMEOUT_MS);
    const sent: RequestInit = { mode: 'cors', credentials: 'omit', redirect: 'error', cache, signal };
    const response = await fetch(url, { ...init, ...sent });
    if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
    if (!isOurs(response)) throw new Error(`${url} is not our file`);
    return response;
  };
  // The HTTP cache has the file that the page fetched, but may be corrupt.
  return load(first).catch(() => load('reload'));
}
