import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';

interface ScriptPolicy {
  createScriptURL: (address: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

const ASSETS = '/assets/';
let policy: ScriptPolicy | undefined;

/** Returns the URL of one of the shell's own scripts as a `TrustedScriptURL` if the browser has Trusted Types. */
export function trustedScriptUrl(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    // A policy of this name can be created only once per page.
    policy ??= trustedTypes?.createPolicy('shell-sw', { createScriptURL: ownScript });
    return policy ? policy.createScriptURL(address) : address;
  } catch {
    return address; // The browser then refuses only this script.
  }
}

function ownScript(address: string): string {
  return address.startsWith(ASSETS) && !address.includes('..') ? address : WORKER_PATH;
}
