/** Of the window and the navigator: what browsers refuse in some settings, so that it throws where it is only looked at. */
const REFUSABLE = 'localStorage sessionStorage indexedDB caches serviceWorker locks';

/**
 * Removes what throws where it is looked at, so that it is missing instead, and replaces cookies by none. To be called before
 * anything uses them.
 */
export function removeRefused(): void {
  for (const name of REFUSABLE.split(' '))
    for (const owner of [globalThis, navigator])
      try {
        Reflect.get(owner, name);
      } catch {
        Reflect.deleteProperty(owner, name);
        Reflect.deleteProperty(Object.getPrototypeOf(owner) as object, name);
      }
  try {
    Reflect.get(document, 'cookie');
  } catch {
    // As in browsers that ignore cookies.
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  }
}

/** Adds `AbortSignal.timeout`, which Chrome has since 103 and Safari since 16. */
export function addTimeouts(): void {
  const signal: { timeout?: typeof AbortSignal.timeout } = AbortSignal;
  signal.timeout ??= (ms) => {
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort();
    }, ms);
    return controller.signal;
  };
}

/** Adds `Response.json`, which Chrome has since 105 and Safari since 17. */
export function addJsonResponses(): void {
  const response: { json?: typeof Response.json } = Response;
  response.json ??= (data, init) => {
    const headers = new Headers(init?.headers);
    headers.set('content-type', 'application/json');
    return new Response(JSON.stringify(data), { ...init, headers });
  };
}
