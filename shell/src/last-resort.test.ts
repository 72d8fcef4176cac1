import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heardErrors } from './testing/console.ts';
import { entry } from './testing/registry.ts';
import { releaseId } from './remotes/release-id.ts';
import { quarantineReason } from './remotes/selection/quarantine.ts';

const RELEASE = entry('2.0.0');

vi.mock('./remotes/failures/report.ts');

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => {
  document.body.replaceChildren();
  heardErrors();
});

async function breakDown(error: Error): Promise<string> {
  const { showLastResort } = await import('./last-resort.ts');
  showLastResort(error);
  showLastResort(error);
  return [...document.querySelectorAll('[role="alert"]')].map((panel) => panel.textContent).join();
}

test('a page of which nothing is left names the release that its failure came from, which is left out from then on', async () => {
  const tried = await import('./remotes/tried-releases.ts');
  const running = await import('./remotes/failures/running-releases.ts');
  tried.noteTried('sample', RELEASE);
  running.noteRunning('sample', RELEASE);
  const error = new Error('boom');
  error.stack = `Error: boom\n at ${new URL('/remotes/sample/2.0.0/Page.js', document.baseURI).href}:1:1`;
  expect(await breakDown(error)).toContain('sample 2.0.0, has a fault');
  expect(quarantineReason(releaseId('sample', RELEASE))).toBe('Error: boom');
});

test('where nobody knows whose failure it was, no release is left out', async () => {
  const tried = await import('./remotes/tried-releases.ts');
  tried.noteTried('sample', RELEASE);
  expect(await breakDown(new Error('boom'))).toContain('Something failed. Reload the page to go on.');
  expect(quarantineReason(releaseId('sample', RELEASE))).toBeUndefined();
});
