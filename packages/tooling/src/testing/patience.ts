import { configure, getConfig } from '@testing-library/react';

/** Milliseconds that a test waits for what is to appear: a busy machine takes its time, and nobody waits longer than it takes. */
const PATIENCE = 10_000;

/**
 * Gives tests time, and saves them what they need not do: while they wait, what is missing is looked for 20 times a
 * second, and to print the whole page each time, only to throw that away, is most of their work. It is printed still
 * once the wait is over.
 */
export function waitPatiently(): void {
  const { getElementError } = getConfig();
  configure({
    asyncUtilTimeout: PATIENCE,
    getElementError: (message, page) =>
      isWaiting() ? new Error(message ?? '') : getElementError(message, page),
  });
}

/** What Testing Library tells itself of a wait, for its own costly messages. */
function isWaiting(): boolean {
  return (
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics ===
    true
  );
}
