import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeConsoleErrors } from '../../testing/console.ts';
import { entry } from '../../testing/registry.ts';
import { registerRunning } from '../failures/running-releases.ts';
import { sendReport } from '../failures/send-report.ts';
import { quarantineReason } from '../quarantine.ts';
import { releaseId, UNCHECKED } from '../release-id.ts';
import { recordTried } from '../tried-releases.ts';
import { setVisibleRelease } from '../visible-release.ts';
import { showFaultDialog } from './fault-dialog.ts';
import { onNavigationFault } from './blame.ts';

vi.mock('../failures/send-report.ts');
vi.mock('./fault-dialog.ts');

const bad = entry('2.0.0', {}, 'other');
const shown = entry('1.0.0');
const TRACE = `Error\n at ${new URL('/remotes/other/2.0.0/Page.js', document.baseURI).href}:1:1`;
const LEAVE = 'https://evil.example/?session=secret';
const reasonOf = (release: typeof bad, remote: string) => quarantineReason(releaseId(remote, release));
let hide: () => void;

beforeEach(() => {
  localStorage.clear();
  vi.mocked(sendReport).mockClear();
  vi.mocked(showFaultDialog).mockClear();
  recordTried('other', bad);
  registerRunning('other', bad);
  hide = setVisibleRelease({ remote: 'sample', release: shown });
});
afterEach(() => {
  hide();
  takeConsoleErrors();
});

test('a release whose script leaves the site by itself is reported and quarantined, and the visitor sees a message', () => {
  onNavigationFault(LEAVE, TRACE, false);
  const message = 'navigated to https://evil.example by itself';
  expect(sendReport).toHaveBeenCalledWith({ remote: 'other', version: '2.0.0', kind: 'navigation', message });
  expect([reasonOf(bad, 'other'), reasonOf(shown, 'sample')]).toEqual([message, undefined]);
  expect(showFaultDialog).toHaveBeenCalledWith(expect.stringContaining('other 2.0.0 tried to take you'));
});

test('a script that opens another site on a tap without a link is reported, and its release keeps running', () => {
  onNavigationFault(LEAVE, TRACE, true);
  expect(sendReport).toHaveBeenCalledTimes(1);
  expect([reasonOf(bad, 'other'), vi.mocked(showFaultDialog).mock.calls]).toEqual([undefined, []]);
});

test('a loop without a script of a release in its trace is attributed to the visible release', () => {
  onNavigationFault(undefined, 'Error\n at https://agents.example/assets/runtime.js:1:1', false);
  expect(reasonOf(shown, 'sample')).toBe('navigated in a loop');
  expect(showFaultDialog).toHaveBeenCalledWith(expect.stringContaining('sample 1.0.0 kept opening pages'));
});

test('a release of a developer’s machine is named on the console, and offered again', () => {
  hide();
  const own = { ...shown, metadata: { ...shown.metadata, integrity: UNCHECKED } };
  hide = setVisibleRelease({ remote: 'sample', release: own });
  onNavigationFault(undefined, '', false);
  expect(takeConsoleErrors().join()).toContain('Remote "sample" 1.0.0 failed (navigation)');
  expect([reasonOf(own, 'sample'), vi.mocked(showFaultDialog).mock.calls]).toEqual([undefined, []]);
});
