import workerUrl from './resize.worker.ts?worker&url';

/** Name of the Trusted Types policy that the `Content-Security-Policy` header allows. */
const POLICY = 'photo-worker';

/** Trusted Types, which not every browser has. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => UrlPolicy;
}
interface UrlPolicy {
  createScriptURL: (url: string) => string;
}

let policy: UrlPolicy | undefined;

/** Returns the same policy each time, because creating it twice throws. */
function urlPolicy(): UrlPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: (url: string) => url };
  return (policy ??= trustedTypes?.createPolicy(POLICY, rules) ?? rules);
}

/** Starts the worker that resizes photos; undefined if workers are unavailable. */
export function startWorker(): Worker | undefined {
  try {
    return new Worker(urlPolicy().createScriptURL(sameOriginUrl(workerUrl)), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** Workers must be same-origin, so a blob imports a script of another origin. */
function sameOriginUrl(script: string): string {
  const { href, origin } = new URL(script, globalThis.location.href);
  if (origin === globalThis.location.origin) return href;
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' }));
}
