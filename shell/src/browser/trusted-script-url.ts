import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';

interface ScriptPolicy {
  createScriptURL: (address: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

const ASSETS = '/assets/';
let policy: ScriptPolicy | undefined;

/** The URL of one of the shell's own scripts as a `TrustedScriptURL`, where the browser has Trusted Types. */
export function trustedScriptUrl(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    // A policy of this name can be created once per page.
    policy ??= trustedTypes?.createPolicy('shell-sw', { createScriptURL: ownScript });
    return policy ? policy.createScriptURL(address) : address;
  } catch {
    return address; // The browser then refuses the script, and nothing else breaks.
  }
}

function ownScript(address: string): string {
  return address.startsWith(ASSETS) && !address.includes('..') ? address : WORKER_PATH;
}
