import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { trackListeners } from '../../testing/auto-remove-listeners.ts';
import { takeConsoleErrors } from '../../testing/console.ts';
import { entry } from '../../testing/registry.ts';
import { sendReport } from './send-report.ts';
import { registerRunning } from './running-releases.ts';
import { watchErrors } from './report-failure.ts';

vi.mock('./send-report.ts');

const FOLDER = `${location.origin}/remotes/sample/1.0.0/`;

function thrown(message: string, stack: string): Error {
  return Object.assign(new Error(message), { stack });
}

function rejected(reason: unknown): void {
  globalThis.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

beforeAll(() => {
  const removeListeners = trackListeners();
  watchErrors();
  registerRunning('sample', entry('1.0.0'));
  return removeListeners;
});
afterEach(() => {
  vi.mocked(sendReport).mockClear();
});

test('an error in an event handler is reported for the release in its stack', () => {
  const error = thrown('boom', `Error: boom\n at go (${FOLDER}HomePage-x.js:1:2)`);
  globalThis.dispatchEvent(new ErrorEvent('error', { error, message: 'boom' }));
  expect(takeConsoleErrors()).toEqual(['Remote "sample" 1.0.0 failed (runtime) Error: boom']);
  expect(sendReport).toHaveBeenCalledWith({
    remote: 'sample',
    version: '1.0.0',
    kind: 'runtime',
    message: 'boom',
    stack: ` at go (${FOLDER}HomePage-x.js:1:2)`,
  });
});

test('an error without a stack is attributed by its file', () => {
  globalThis.dispatchEvent(new ErrorEvent('error', { filename: `${FOLDER}common.js`, message: 'boom' }));
  expect(takeConsoleErrors()).toEqual(['Remote "sample" 1.0.0 failed (runtime) boom']);
});

test('an unhandled rejection is reported as well', () => {
  rejected(thrown('late', `Error: late\n at ${FOLDER}a.js:1:2`));
  expect(takeConsoleErrors()).toEqual(['Remote "sample" 1.0.0 failed (runtime) Error: late']);
});

test('a missing file is reported as a load failure', async () => {
  rejected(new TypeError(`Failed to fetch dynamically imported module: ${FOLDER}CommentForm.js`));
  await expect.poll(() => sendReport).toHaveBeenCalledWith(expect.objectContaining({ kind: 'load' }));
  takeConsoleErrors();
});

test('an error of the shell or a browser extension is attributed to no release', () => {
  rejected(thrown('boom', 'Error: boom\n at chrome-extension://x/a.js:1:2'));
  rejected(undefined);
  expect(sendReport).not.toHaveBeenCalled();
});
