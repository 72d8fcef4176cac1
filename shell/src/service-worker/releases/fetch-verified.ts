/** Time for 100 kB on the slowest network we serve; nobody waits for it. */
const FILE_TIMEOUT_MS = 60_000;

/** Returns no caching headers. @throws Error when the file is not whole, unchanged and in time */
export async function fetchVerified(url: string, integrity: string): Promise<Response> {
  const load = async (cache: RequestCache) => {
    const signal = AbortSignal.timeout(FILE_TIMEOUT_MS);
    const response = await fetch(url, {
      mode: 'cors',
      credentials: 'omit',
      redirect: 'error',
      integrity,
      cache,
      signal,
    });
    if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
    const type = response.headers.get('content-type');
    return new Response(await response.blob(), { headers: type === null ? {} : { 'content-type': type } });
  };
  // The HTTP cache holds what the page has fetched, but may be corrupt.
  return load('default').catch(() => load('reload'));
}
