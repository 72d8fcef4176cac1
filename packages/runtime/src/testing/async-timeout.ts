import { configure, getConfig } from '@testing-library/react';

/** Generous for busy machines: a test ends as soon as what it waits for appears. */
const ASYNC_TIMEOUT_MS = 10_000;

/**
 * Raises Testing Library's timeout, and prints the DOM only after the last failed query of a wait: printing it for each
 * of 20 queries a second is most of what a waiting test does.
 */
export function configureAsyncTimeout(): void {
  const { getElementError } = getConfig();
  configure({
    asyncUtilTimeout: ASYNC_TIMEOUT_MS,
    getElementError: (message, page) =>
      isWaiting() ? new Error(message ?? '') : getElementError(message, page),
  });
}

/** Testing Library's own flag for queries inside `waitFor`. */
function isWaiting(): boolean {
  return (
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics ===
    true
  );
}
