import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { heardErrors } from '../../testing/console.ts';
import { entry } from '../../testing/registry.ts';
import { report } from './report.ts';
import { noteRunning } from './running-releases.ts';
import { watchErrors } from './watch-errors.ts';

vi.mock('./report.ts');

const FOLDER = `${location.origin}/remotes/sample/1.0.0/`;

function thrown(message: string, stack: string): Error {
  return Object.assign(new Error(message), { stack });
}

function rejected(reason: unknown): void {
  globalThis.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

beforeAll(() => {
  watchErrors();
  noteRunning('sample', entry('1.0.0'));
});
afterEach(() => {
  vi.mocked(report).mockClear();
});

test('an error in a click is told with the release whose code it was', () => {
  const error = thrown('boom', `Error: boom\n at go (${FOLDER}HomePage-x.js:1:2)`);
  globalThis.dispatchEvent(new ErrorEvent('error', { error, message: 'boom' }));
  expect(heardErrors()).toEqual(['Remote "sample" 1.0.0 failed (runtime) Error: boom']);
  expect(report).toHaveBeenCalledWith({
    remote: 'sample',
    version: '1.0.0',
    kind: 'runtime',
    message: 'boom',
  });
});

test('of an error without a trace, the file says whose it was', () => {
  globalThis.dispatchEvent(new ErrorEvent('error', { filename: `${FOLDER}common.js`, message: 'boom' }));
  expect(heardErrors()).toEqual(['Remote "sample" 1.0.0 failed (runtime) boom']);
});

test('a promise that nobody looked after is told as well', () => {
  rejected(thrown('late', `Error: late\n at ${FOLDER}a.js:1:2`));
  expect(heardErrors()).toEqual(['Remote "sample" 1.0.0 failed (runtime) Error: late']);
});

test('a file that did not arrive is no fault in the code', () => {
  rejected(new TypeError(`Failed to fetch dynamically imported module: ${FOLDER}CommentForm.js`));
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'load' }));
  heardErrors();
});

test('what the shell or a browser extension throws is put on no release', () => {
  rejected(thrown('boom', 'Error: boom\n at chrome-extension://x/a.js:1:2'));
  rejected(undefined);
  expect(report).not.toHaveBeenCalled();
});
