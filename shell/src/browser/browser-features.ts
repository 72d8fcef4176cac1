/** Properties of the window and the navigator that some browser settings refuse, so that reading them throws. */
const REFUSABLE = 'localStorage sessionStorage indexedDB caches serviceWorker locks';

/**
 * Removes properties that throw when they are read, and replaces refused cookies by none. Must be called before
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
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  }
}

/** Adds `AbortSignal.timeout`, which Chrome supports since 103 and Safari since 16. */
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

/** Adds `Response.json`, which Chrome supports since 105 and Safari since 17. */
export function addJsonResponses(): void {
  const response: { json?: typeof Response.json } = Response;
  response.json ??= (data, init) => {
    const headers = new Headers(init?.headers);
    headers.set('content-type', 'application/json');
    return new Response(JSON.stringify(data), { ...init, headers });
  };
}
