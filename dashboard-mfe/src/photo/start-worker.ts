import address from './shrink.worker.ts?worker&url';

/** Name of the policy that the server's security headers allow for this. */
const POLICY = 'photo-worker';

/** The part of Trusted Types in use here; not all browsers have it. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => PolicyOfUrls;
}
interface PolicyOfUrls {
  createScriptURL: (url: string) => string;
}

let policy: PolicyOfUrls | undefined;

/** A policy can be made once in the life of a page. */
function urlPolicy(): PolicyOfUrls {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: (url: string) => url };
  return (policy ??= trustedTypes?.createPolicy(POLICY, rules) ?? rules);
}

/** A thread that shrinks photos; undefined where there is none to be had. */
export function startWorker(): Worker | undefined {
  try {
    return new Worker(urlPolicy().createScriptURL(ownAddress(address)), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** Browsers start workers of the page's own origin only; one that lies elsewhere is imported by one that does not. */
function ownAddress(script: string): string {
  const { href, origin } = new URL(script, globalThis.location.href);
  if (origin === globalThis.location.origin) return href;
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' }));
}
