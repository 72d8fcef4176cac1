import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** The worker's address in the form in which the page's policy lets scripts be started. */
export function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    // It makes this one address and no other, whatever it is asked.
    return trustedTypes
      ? trustedTypes.createPolicy('shell-sw', { createScriptURL: () => WORKER_PATH }).createScriptURL('')
      : WORKER_PATH;
  } catch {
    return WORKER_PATH; // Where the policy refuses, the browser will refuse the worker, and nothing else breaks.
  }
}
