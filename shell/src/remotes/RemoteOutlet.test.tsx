import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { takeConsoleErrors } from '../testing/console.ts';
import { listed, openOutlet, releaseWith, shows } from '../testing/open-outlet.tsx';
import { sendReport } from './failures/send-report.ts';
import { refreshSelection } from './selection/load-selection.ts';
import { releaseId, UNCHECKED } from './release-id.ts';
import { crashedImports } from './watchdog/page-marks.ts';
import { quarantineReason } from './quarantine.ts';

// Each test uses its own remote, because a page tries each release once.
vi.mock('./selection/load-selection.ts');
vi.mock('./prefetch-release.ts');
vi.mock('./failures/send-report.ts');

function Broken(): never {
  throw new Error('boom at render');
}
function Incomplete(): never {
  throw new TypeError('Failed to fetch dynamically imported module: /Page.js');
}
const Old = () => <h1>from 1.0.0</h1>;
const New = () => <h1>from 2.0.0</h1>;

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

test('the import mark ends once the release is visible', async () => {
  listed('sound', [releaseWith('sound', '2.0.0')]);
  shows('sound', '2.0.0', New);
  await openOutlet('sound');
  expect(await screen.findByRole('heading', { name: 'from 2.0.0' })).toBeVisible();
  expect(await crashedImports()).toEqual([]);
});

test('a release that fails to render is replaced by the one before, without a reload', async () => {
  const [now, before] = [releaseWith('render', '2.0.0'), releaseWith('render', '1.0.0')];
  listed('render', [now, before]);
  shows('render', '2.0.0', Broken);
  shows('render', '1.0.0', Old);
  await openOutlet('render');
  expect(await screen.findByRole('heading', { name: 'from 1.0.0' })).toBeVisible();
  expect(quarantineReason(releaseId('render', now))).toBe('boom at render');
  expect(takeConsoleErrors().join()).toContain('Remote "render" 2.0.0 failed (render)');
  expect(sendReport).toHaveBeenCalledWith(expect.objectContaining({ version: '2.0.0', kind: 'render' }));
});

test('when every release fails, the visitor reads remote and version, and the rest of the page stays', async () => {
  listed('dead', [releaseWith('dead', '2.0.0'), releaseWith('dead', '1.0.0')]);
  shows('dead', '2.0.0', Broken);
  shows('dead', '1.0.0', Broken);
  await openOutlet('dead');
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be shown.*dead 2\.0\.0/);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByText('the rest of the page')).toBeVisible();
  takeConsoleErrors();
});

test("a mistake in a remote from the developer's machine is shown without a reload, which would lose the state of the page", async () => {
  const fetchFile = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
  const sources = releaseWith('edited', 'sources');
  listed('edited', [{ ...sources, metadata: { ...sources.metadata, integrity: UNCHECKED } }]);
  shows('edited', 'sources', Broken);
  await openOutlet('edited');
  expect(await screen.findByRole('alert')).toHaveTextContent('edited sources');
  expect(fetchFile, 'files that a reload would fetch').not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
  fetchFile.mockRestore();
  takeConsoleErrors();
});

test('a tab whose release is gone from the server loads the one that replaced it', async () => {
  listed('stale', [releaseWith('stale', '1.0.0')], [releaseWith('stale', '2.0.0')]);
  shows('stale', '1.0.0', Incomplete);
  shows('stale', '2.0.0', New);
  await openOutlet('stale');
  expect(await screen.findByRole('heading', { name: 'from 2.0.0' })).toBeVisible();
  expect(quarantineReason(releaseId('stale', releaseWith('stale', '1.0.0')))).toBeUndefined();
  takeConsoleErrors();
});

test('a missing file of the current release does not lead to an older one', async () => {
  listed('missing', [releaseWith('line', '2.0.0'), releaseWith('line', '1.0.0')]);
  shows('missing', '2.0.0', Incomplete);
  shows('missing', '1.0.0', Old);
  await openOutlet('missing');
  expect(await screen.findByRole('alert')).toHaveTextContent('missing 2.0.0');
  takeConsoleErrors();
});

test('a remote whose files are all gone is looked up in a fresh registry', async () => {
  listed('moved', [releaseWith('moved', '1.0.0')], [releaseWith('moved', '2.0.0')]);
  shows('moved', '2.0.0', New);
  await openOutlet('moved');
  expect(await screen.findByRole('heading', { name: 'from 2.0.0' })).toBeVisible();
  takeConsoleErrors();
});

test('offline, the visitor reads what is missing', async () => {
  listed('cut', [releaseWith('cut', '1.0.0')]);
  vi.mocked(refreshSelection).mockRejectedValue(new TypeError('Failed to fetch'));
  shows('cut', '1.0.0', Incomplete);
  await openOutlet('cut');
  expect(await screen.findByRole('alert')).toHaveTextContent('This page is not saved on this device');
  expect(takeConsoleErrors().join()).toContain('Remote "cut" could not recover: Failed to fetch');
});

test('a page that the fallback release lacks shows a failure, and its other pages work', async () => {
  listed('fewer', [releaseWith('fewer', '2.0.0', '/fewer/next'), releaseWith('fewer', '1.0.0')]);
  shows('fewer', '2.0.0', Broken);
  shows('fewer', '1.0.0', Old);
  await openOutlet('fewer');
  await screen.findByRole('heading', { name: 'from 1.0.0' });
  await userEvent.click(screen.getByRole('link', { name: 'next' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('fewer 1.0.0');
  takeConsoleErrors();
});

test('the next page is rendered after one that failed', async () => {
  let broken = true;
  listed('next', [releaseWith('next', '1.0.0', '/next/next')]);
  shows('next', '1.0.0', () => {
    if (broken) Incomplete();
    return <h1>next page</h1>;
  });
  await openOutlet('next');
  await screen.findByRole('alert');
  broken = false;
  await act(() => userEvent.click(screen.getByRole('link', { name: 'next' })));
  expect(await screen.findByRole('heading', { name: 'next page' })).toBeVisible();
  takeConsoleErrors();
});
