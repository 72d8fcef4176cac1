import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeConsoleErrors } from '../testing/console.ts';
import { entry } from '../testing/registry.ts';
import { releaseId } from './release-id.ts';
import { quarantineReason } from './quarantine.ts';

const RELEASE = entry('2.0.0');

vi.mock('./failures/send-report.ts');

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => {
  document.body.replaceChildren();
  takeConsoleErrors();
});

async function breakDown(error: Error): Promise<string> {
  const { showFatalError } = await import('./fatal-error.ts');
  showFatalError(error);
  showFatalError(error);
  return [...document.querySelectorAll('[role="alert"]')].map((panel) => panel.textContent).join();
}

test('a crashed page names the release at fault, which is quarantined', async () => {
  const tried = await import('./tried-releases.ts');
  const running = await import('./failures/running-releases.ts');
  tried.recordTried('sample', RELEASE);
  running.registerRunning('sample', RELEASE);
  const error = new Error('boom');
  error.stack = `Error: boom\n at ${new URL('/remotes/sample/2.0.0/Page.js', document.baseURI).href}:1:1`;
  expect(await breakDown(error)).toContain('sample 2.0.0, has a fault');
  expect(quarantineReason(releaseId('sample', RELEASE))).toBe('Error: boom');
});

test('the message replaces a page that was rendered by the server and does not respond', async () => {
  document.body.innerHTML = '<div id="root"><main>rendered</main></div>';
  const text = await breakDown(new Error('boom'));
  expect(document.body.textContent).toBe(text);
});

test('if the release at fault is unknown, none is quarantined', async () => {
  const tried = await import('./tried-releases.ts');
  tried.recordTried('sample', RELEASE);
  expect(await breakDown(new Error('boom'))).toContain('Something failed. Reload the page to go on.');
  expect(quarantineReason(releaseId('sample', RELEASE))).toBeUndefined();
});

test('the message can be read on a page that a release has hidden', async () => {
  document.head.append(document.createElement('style'));
  document.body.style.opacity = '0';
  await breakDown(new Error('boom'));
  expect(document.styleSheets).toHaveLength(0);
  expect(document.body).not.toHaveAttribute('style');
});
