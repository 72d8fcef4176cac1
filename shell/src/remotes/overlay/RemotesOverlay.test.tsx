import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlier, entry, registryOf } from '../../testing/registry.ts';
import { fetchRegistry } from '../registry/fetch-registry.ts';
import { siteRegistry } from '../registry/site-registry.ts';
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

/** Opens a page of a new tab, whose reloads are seen instead of done. */
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
  render(<RemotesOverlay />);
}

beforeEach(() => {
  vi.mocked(siteRegistry).mockResolvedValue(registryOf(NOW, BEFORE));
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

test('a person who asks for it hears a named panel with the focus, and closes it with Escape', async () => {
  await open('?remotes');
  const panel = screen.getByRole('dialog', { name: TITLE });
  expect(within(panel).getByRole('heading', { name: TITLE })).toHaveFocus();
  expect(await within(panel).findByRole('heading', { name: 'sample 2.0.0' })).toBeInTheDocument();
  expect(within(panel).getByText('The default release.')).toBeInTheDocument();
  expect(within(panel).getByText('Files from this site, by the network')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('another listed release is one tab stop and Enter away, and the tab keeps it', async () => {
  await open('?q=ada&remotes');
  const releases = await screen.findByRole('list', { name: 'Releases of sample' });
  expect(within(releases).getByText('2.0.0 · default, 100 % of visitors · shown now')).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Show sample 1.0.0' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(replace).toHaveBeenCalledWith(expect.stringMatching(/\/sample\?q=ada&remotes=sample@1\.0\.0$/));
  expect(sessionStorage.getItem('naija:chosen-releases')).toBe('"sample@1.0.0"');
});

test('the address to share shows the same releases to somebody else', async () => {
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

test('a visitor with chosen releases reads so at the foot, and finds the way back', async () => {
  await open('?remotes=sample@1.0.0,other@1.0.0');
  await userEvent.keyboard('{Escape}');
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('This tab shows sample 1.0.0, not what every visitor gets.');
  expect(notice).toHaveTextContent('other 1.0.0 is not on this site any more.');
  await userEvent.click(
    within(notice).getByRole('button', { name: 'Show the site as every visitor gets it' }),
  );
  expect(replace).toHaveBeenCalledWith(expect.stringMatching(/\/sample$/));
  expect(sessionStorage.getItem('naija:chosen-releases')).toBe('null');
});

test('where the releases cannot be read, the panel says so', async () => {
  vi.mocked(siteRegistry).mockResolvedValueOnce(registryOf(NOW)).mockRejectedValue(new Error('offline'));
  await open('?remotes');
  expect(await screen.findByRole('alert')).toHaveTextContent('The releases of this site could not be read.');
});
