import workerUrl from './resize.worker.ts?worker&url';

/** Name of the Trusted Types policy that the `Content-Security-Policy` header allows. */
const POLICY = 'photo-worker';

/** Not in every browser. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => UrlPolicy;
}
interface UrlPolicy {
  createScriptURL: (url: string) => string;
}

let policy: UrlPolicy | undefined;

/** Creating a policy twice throws. */
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

/** Workers have to be same-origin: a script from elsewhere is imported by a blob. */
function sameOriginUrl(script: string): string {
  const { href, origin } = new URL(script, globalThis.location.href);
  if (origin === globalThis.location.origin) return href;
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' }));
}
