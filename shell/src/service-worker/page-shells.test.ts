// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { isCurrentPage, recordShell } from './page-shells.ts';
import { stateKeys } from './state.ts';
import { stubWorkerScope, type TestScope } from './testing/worker-scope.ts';

const skipWaiting = vi.fn<() => Promise<void>>();
let scope: TestScope;

beforeEach(() => {
  scope = stubWorkerScope();
  vi.stubGlobal('PAGE_VERSION', '"next"');
  vi.stubGlobal('skipWaiting', skipWaiting.mockReset().mockResolvedValue());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens a page that the worker before this one served, with the shell of the server. */
async function open(client: string, version = '"next"'): Promise<void> {
  const headers = { [RENDERED_PAGE.pageVersionHeader]: version };
  await recordShell(client, new Response('', { headers }));
  scope.pages.push(client);
}

test('a worker takes over as soon as all open pages run its shell', async () => {
  await open('one');
  await open('two');
  expect(await isCurrentPage('one')).toBe(true);
  expect(skipWaiting).toHaveBeenCalledOnce();
});

test.each([
  ['the worker before it', undefined],
  ['the server with a third shell', '"other"'],
])('a worker waits while a page is open that came from %s', async (_whom, version) => {
  await open('one');
  if (version) await open('two', version);
  else scope.pages.push('two');
  expect(await isCurrentPage('one')).toBe(true);
  expect(await isCurrentPage('two')).toBe(false);
  expect(skipWaiting).not.toHaveBeenCalled();
});

test('forgets pages that were closed', async () => {
  await open('one');
  scope.pages = [];
  await open('two');
  expect(await stateKeys('shell/')).toEqual(['shell/two']);
});
