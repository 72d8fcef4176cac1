import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlier, entry, registryOf, registryWith } from '../../testing/registry.ts';
import { fetchRegistry } from '../registry/fetch-registry.ts';
import { namedRegistry, pageRegistry, siteRegistry } from '../registry/site-registry.ts';
import { refreshSelection } from '../selection/load-selection.ts';
import { quarantine } from '../quarantine.ts';
import { forgetTried, recordTried } from '../tried-releases.ts';
import { RemotesOverlay } from './RemotesOverlay.tsx';

vi.mock('../registry/site-registry.ts');
vi.mock('../registry/fetch-registry.ts');
vi.mock('../failures/send-report.ts');

const NOW = entry('2.0.0');
const BEFORE = earlier(entry('1.0.0'));
const TITLE = 'Remotes of this page';

const replace = vi.fn<(address: string) => void>();
const reload = vi.fn();

/** Opens a page in a new tab, and records its reloads instead of performing them. */
async function open(search: string): Promise<void> {
  const { href, origin } = new URL(`/sample${search}`, document.baseURI);
  history.replaceState(null, '', href);
  await refreshSelection();
  vi.stubGlobal('location', {
    href,
    origin,
    search,
    pathname: '/sample',
    protocol: 'http:',
    replace,
    reload,
  });
  render(
    <main id="main" tabIndex={-1}>
      <RemotesOverlay />
    </main>,
  );
}

beforeEach(() => {
  vi.mocked(siteRegistry).mockResolvedValue(registryOf(NOW, BEFORE));
  vi.mocked(pageRegistry).mockResolvedValue(registryOf(NOW, BEFORE));
  vi.mocked(namedRegistry).mockResolvedValue(registryOf(NOW, BEFORE));
  vi.mocked(fetchRegistry).mockResolvedValue({ value: [], isPart: false });
  recordTried('sample', NOW);
});
afterEach(() => {
  vi.unstubAllGlobals();
  replace.mockReset();
  reload.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  forgetTried('sample');
  history.replaceState(null, '', '/');
});

test('a visitor who opens the overlay gets a named panel with the focus, and closes it with Escape', async () => {
  await open('?remotes');
  const panel = screen.getByRole('dialog', { name: TITLE });
  expect(within(panel).getByRole('heading', { name: TITLE })).toHaveFocus();
  expect(await within(panel).findByRole('heading', { name: 'sample 2.0.0' })).toBeInTheDocument();
  expect(within(panel).getByText('The default release.')).toBeInTheDocument();
  expect(within(panel).getByText('Files from this site, from the network')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('another listed release is one tab stop and Enter away, and the tab keeps it', async () => {
  await open('?q=ada&remotes');
  const releases = await screen.findByRole('list', { name: 'Releases of sample' });
  expect(within(releases).getByText('2.0.0 · default, 100 % of visitors · in this tab')).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Show sample 1.0.0' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(replace).toHaveBeenCalledWith(expect.stringMatching(/\/sample\?q=ada&remotes=sample@1\.0\.0$/));
  expect(sessionStorage.getItem('naija:chosen-releases')).toBe('"sample@1.0.0"');
});

test('the address to share shows the same releases to another visitor', async () => {
  await open('?remotes');
  const field = await screen.findByRole('textbox', { name: /^Address that shows the same releases/ });
  expect(field).toHaveValue(`${document.baseURI.replace(/\?.*/, '')}?remotes=sample@2.0.0`);
});

test('a quarantine is lifted for this browser', async () => {
  quarantine('sample', NOW, 'boom');
  await open('?remotes');
  const button = await screen.findByRole('button', { name: 'Clear quarantine of sample 2.0.0' });
  expect(screen.getByText(/in quarantine in this browser: boom/)).toBeInTheDocument();
  await userEvent.click(button);
  expect([localStorage.getItem('naija:quarantine'), reload.mock.calls.length]).toEqual(['[]', 1]);
});

test('a visitor with chosen releases sees a notice at the foot, with a way back', async () => {
  await open('?remotes=sample@1.0.0,other@1.0.0');
  await userEvent.keyboard('{Escape}');
  const notice = await screen.findByRole('status');
  const details = within(notice).getByRole('button', { name: 'Details' });
  expect(details).toHaveFocus();
  expect(notice).toHaveTextContent('This tab shows sample 1.0.0, not what every visitor gets.');
  expect(notice).toHaveTextContent('Not on this site any more: other 1.0.0.');
  await userEvent.click(within(notice).getByRole('button', { name: 'Show what every visitor gets' }));
  expect(replace).toHaveBeenCalledWith(expect.stringMatching(/\/sample$/));
  expect(sessionStorage.getItem('naija:chosen-releases')).toBe('null');
});

test('on a site with more remotes than a page receives, one is found by its name', async () => {
  document.head.innerHTML = '<link rel="preload" as="fetch" href="/remotes.json?path=/sample">';
  const other = registryWith({ other: [entry('1.0.0', {}, 'other')] });
  vi.mocked(namedRegistry).mockImplementation(([name]) =>
    Promise.resolve(name === 'other' ? other : registryOf(NOW)),
  );
  await open('?remotes');
  const field = await screen.findByRole('textbox', { name: /^This site has more remotes/ });
  await userEvent.type(field, 'nothing{Enter}');
  expect(await screen.findByText('This site lists no remote "nothing".')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, 'other{Enter}');
  expect(await screen.findByText('Other remotes of the site (1)')).toBeInTheDocument();
  expect(screen.getByText('other 1.0.0')).toBeInTheDocument();
  document.head.replaceChildren();
});

test('if the releases cannot be read, the panel shows an error', async () => {
  vi.mocked(siteRegistry).mockResolvedValueOnce(registryOf(NOW)).mockRejectedValue(new Error('offline'));
  await open('?remotes');
  expect(await screen.findByRole('alert')).toHaveTextContent('The releases of this site could not be read.');
});
