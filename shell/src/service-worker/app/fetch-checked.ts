/** How long one file may take, in milliseconds: 100 kB on the slowest line we serve, and nobody waits for it. */
const PATIENCE = 60_000;

/**
 * Fetches a file of a release, from wherever releases are served.
 * @param integrity what the file must be, to the byte
 * @returns the whole file, without what the server said of how it is to be kept
 * @throws Error when it does not arrive whole, unchanged and in time
 */
export async function fetchChecked(url: string, integrity: string): Promise<Response> {
  const ask = async (cache: RequestCache) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(url, {
      mode: 'cors',
      credentials: 'omit',
      redirect: 'error',
      integrity,
      cache,
      signal,
    });
    if (!answer.ok) throw new Error(`${url} answered ${String(answer.status)}`);
    const type = answer.headers.get('content-type');
    return new Response(await answer.blob(), { headers: type === null ? {} : { 'content-type': type } });
  };
  // The page has fetched some of them already. What the browser kept may be damaged: then the server is asked.
  return ask('default').catch(() => ask('reload'));
}
