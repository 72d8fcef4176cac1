import '@testing-library/jest-dom/vitest';
import './console-setup.ts';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Generous for busy machines. A test does not wait longer than necessary. */
const ASYNC_TIMEOUT_MS = 10_000;

/**
 * Raises Testing Library's timeout, and prints the DOM only after the last failed query of a wait. Printing it for each of
 * 20 queries a second would take most of the time of a waiting test.
 */
function configureAsyncTimeout(): void {
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

polyfillDialog();
configureAsyncTimeout();

afterEach(cleanup);

/** jsdom lacks the methods of `<dialog>`; `close` fires its event asynchronously, as browsers do. */
function polyfillDialog(): void {
  if (!('HTMLDialogElement' in globalThis)) return; // The test has no page.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
}
