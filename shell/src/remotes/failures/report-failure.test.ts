import { expect, onTestFinished, test, vi } from 'vitest';
import { trackListeners } from '../../testing/auto-remove-listeners.ts';
import { takeConsoleErrors } from '../../testing/console.ts';
import { entry } from '../../testing/registry.ts';
import { sentReports } from '../../testing/reports.ts';
import { registerRunning } from './running-releases.ts';
import { ReleaseFailure } from './release-failure.ts';
import { reportFailure, watchErrors } from './report-failure.ts';

test('a release that rejects promises in a loop is named once, and fills neither console nor network', () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(null)));
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  onTestFinished(trackListeners());
  watchErrors();
  registerRunning('looping', entry('1.0.0', {}, 'looping'));
  for (let at = 0; at < 1_000; at += 1) {
    const stack = `Error: boom\n at ${location.origin}/remotes/looping/1.0.0/a.js:1:2`;
    const reason = Object.assign(new Error(`boom ${String(at)}`), { stack });
    globalThis.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  }
  expect(takeConsoleErrors()).toEqual(['Remote "looping" 1.0.0 failed (runtime) Error: boom 0']);
  const stack = ` at ${location.origin}/remotes/looping/1.0.0/a.js:1:2`;
  expect(sentReports(fetch)).toEqual([
    { remote: 'looping', version: '1.0.0', kind: 'runtime', message: 'boom 0', stack },
  ]);
});

test('a report has the frames of the release, of the error that it threw, and nothing of what else the stack says', () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(null)));
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const folder = `${location.origin}/remotes/failing/1.0.0`;
  const stack = [
    `Error: no ${folder}/x of ada@mail.ng`,
    `    at a (${folder}/Page.js:1:20)`,
    '    at b (https://agents.example/assets/shell.js:1:2)',
    `    at ${folder}/remoteEntry.js:3:4`,
  ];
  const thrown = Object.assign(new Error('no'), { stack: stack.join('\n') });
  const of = { remote: 'failing', version: '1.0.0', kind: 'import' } as const;
  reportFailure({ ...of, error: new ReleaseFailure('import', thrown) });
  reportFailure({ ...of, kind: 'load', error: 'no error' });
  takeConsoleErrors();
  expect(sentReports(fetch)).toEqual([
    { ...of, message: 'no', stack: [stack[1], stack[3]].join('\n') },
    { ...of, kind: 'load', message: 'no error' },
  ]);
});
