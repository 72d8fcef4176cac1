import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';

interface ScriptPolicy {
  createScriptURL: (address: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

const ASSETS = '/assets/';
let policy: ScriptPolicy | undefined;

/** The address of a script of the shell's own, in the form in which the page's policy lets scripts be started. */
export function scriptAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    // A policy can be made once in the life of a page; this one makes addresses of the shell's scripts and no others.
    policy ??= trustedTypes?.createPolicy('shell-sw', { createScriptURL: own });
    return policy ? policy.createScriptURL(address) : address;
  } catch {
    return address; // Where the policy refuses, the browser will refuse the script, and nothing else breaks.
  }
}

function own(address: string): string {
  return address.startsWith(ASSETS) && !address.includes('..') ? address : WORKER_PATH;
}
