import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { heardErrors } from '../testing/console.ts';
import { listed, openOutlet, releaseWith, shows } from '../testing/open-outlet.tsx';
import { report } from './failures/report.ts';
import { refreshSelection } from './registry.ts';
import { releaseId } from './release-id.ts';
import { deadlyImports } from './selection/import-mark.ts';
import { quarantineReason } from './selection/quarantine.ts';

// Each test has a remote of its own: what was tried is known for the life of a page.
vi.mock('./registry.ts');
vi.mock('./keep-release.ts');
vi.mock('./failures/report.ts');

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

test('a release that is on the screen is no longer under suspicion', async () => {
  listed('sound', [releaseWith('sound', '2.0.0')]);
  shows('sound', '2.0.0', New);
  await openOutlet('sound');
  expect(await screen.findByRole('heading', { name: 'from 2.0.0' })).toBeVisible();
  expect(await deadlyImports()).toEqual([]);
});

test('a release that breaks as it is shown makes way for the one before, in the same page', async () => {
  const [now, before] = [releaseWith('render', '2.0.0'), releaseWith('render', '1.0.0')];
  listed('render', [now, before]);
  shows('render', '2.0.0', Broken);
  shows('render', '1.0.0', Old);
  await openOutlet('render');
  expect(await screen.findByRole('heading', { name: 'from 1.0.0' })).toBeVisible();
  expect(quarantineReason(releaseId('render', now))).toBe('boom at render');
  expect(heardErrors().join()).toContain('Remote "render" 2.0.0 failed (render)');
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ version: '2.0.0', kind: 'render' }));
});

test('when every release breaks, its place says which remote and version, and what stands beside it stays', async () => {
  listed('dead', [releaseWith('dead', '2.0.0'), releaseWith('dead', '1.0.0')]);
  shows('dead', '2.0.0', Broken);
  shows('dead', '1.0.0', Broken);
  await openOutlet('dead');
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be shown.*dead 2\.0\.0/);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByText('the rest of the page')).toBeVisible();
  heardErrors();
});

test('a tab whose release is gone from the server goes on with the one that replaced it', async () => {
  listed('stale', [releaseWith('stale', '1.0.0')], [releaseWith('stale', '2.0.0')]);
  shows('stale', '1.0.0', Incomplete);
  shows('stale', '2.0.0', New);
  await openOutlet('stale');
  expect(await screen.findByRole('heading', { name: 'from 2.0.0' })).toBeVisible();
  expect(quarantineReason(releaseId('stale', releaseWith('stale', '1.0.0')))).toBeUndefined();
  heardErrors();
});

test('a file that is missing though its release is the current one leads to no older release', async () => {
  listed('line', [releaseWith('line', '2.0.0'), releaseWith('line', '1.0.0')]);
  shows('line', '2.0.0', Incomplete);
  shows('line', '1.0.0', Old);
  await openOutlet('line');
  expect(await screen.findByRole('alert')).toHaveTextContent('line 2.0.0');
  heardErrors();
});

test('a remote none of whose files are left in the server is looked up anew', async () => {
  listed('moved', [releaseWith('moved', '1.0.0')], [releaseWith('moved', '2.0.0')]);
  shows('moved', '2.0.0', New);
  await openOutlet('moved');
  expect(await screen.findByRole('heading', { name: 'from 2.0.0' })).toBeVisible();
  heardErrors();
});

test('without a line to ask again on, its place says what is missing', async () => {
  listed('cut', [releaseWith('cut', '1.0.0')]);
  vi.mocked(refreshSelection).mockRejectedValue(new TypeError('Failed to fetch'));
  shows('cut', '1.0.0', Incomplete);
  await openOutlet('cut');
  expect(await screen.findByRole('alert')).toHaveTextContent('cut 1.0.0');
  expect(heardErrors().join()).toContain('Remote "cut" could not recover: Failed to fetch');
});

test('a page that the earlier release lacks says so, and its other pages go on', async () => {
  listed('fewer', [releaseWith('fewer', '2.0.0', '/fewer/next'), releaseWith('fewer', '1.0.0')]);
  shows('fewer', '2.0.0', Broken);
  shows('fewer', '1.0.0', Old);
  await openOutlet('fewer');
  await screen.findByRole('heading', { name: 'from 1.0.0' });
  await userEvent.click(screen.getByRole('link', { name: 'next' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('fewer 1.0.0');
  heardErrors();
});

test('a page that could not be shown does not stand in the way of the next', async () => {
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
  heardErrors();
});
