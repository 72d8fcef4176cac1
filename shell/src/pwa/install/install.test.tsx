import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { InstallOffer } from '../menu/InstallOffer.tsx';
import { InstallPlace } from './InstallPlace.tsx';
import { catchInstallPrompt } from './prompt-event.ts';
import { setPanels } from './panel-state.ts';
import { startInstall } from './start.ts';

const DAY = 24 * 60 * 60_000;

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  catchInstallPrompt();
  startInstall();
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  act(() => {
    dispatchEvent(new Event('appinstalled'));
    setPanels({ dueOn: undefined, help: false });
  });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function NextPage() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/about')}>Next page</button>;
}

function openPage(): void {
  render(
    <MemoryRouter initialEntries={[location.pathname]}>
      <InstallPlace at="top" />
      <main>
        <NextPage />
        <InstallOffer onChoose={vi.fn()} />
      </main>
      <InstallPlace at="end" />
    </MemoryRouter>,
  );
}

/** The browser offers to install; gives what it hears of it. */
function offer(outcome = 'accepted') {
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  act(() => {
    dispatchEvent(event);
  });
  return { prompt, event };
}

/** The visitor has saved an agent: a moment to ask. */
function save(): void {
  localStorage.setItem('naija:saved', '[{"id":"7"}]');
  act(() => {
    dispatchEvent(new Event('naija:saved'));
  });
}

const invitation = () => screen.findByRole('complementary', { name: 'Put NaijaAgents on your home screen' });
const isShown = () => screen.queryByRole('complementary') !== null;

test('the browser is kept from asking by itself, and nobody is asked before the product has shown its worth', () => {
  openPage();
  expect(offer().event.defaultPrevented).toBe(true);
  expect(isShown()).toBe(false);
});

test('with the first saved agent the invitation comes below the page, and stands first on the next one', async () => {
  openPage();
  offer();
  save();
  const main = screen.getByRole('main');
  expect(main.compareDocumentPosition(await invitation())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(main.compareDocumentPosition(await invitation())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('who presses Install gets the dialog of the browser, once', async () => {
  openPage();
  const { prompt } = offer();
  save();
  await userEvent.click(await screen.findByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(isShown()).toBe(false);
});

test.each([
  ['in the invitation', 'Not now', 'accepted'],
  ['in the dialog of the browser', 'Install', 'dismissed'],
])('who says no %s is not asked again when the browser offers it again', async (_, button, outcome) => {
  openPage();
  offer(outcome);
  save();
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await expect.poll(() => localStorage.getItem('naija:install-quiet')).not.toBeNull();
  offer();
  save();
  expect(isShown()).toBe(false);
  vi.useFakeTimers({ now: Date.now() + 181 * DAY, toFake: ['Date'] });
  save();
  vi.useRealTimers();
  expect(await invitation()).toBeVisible();
});

test('the menu installs at any time, and offers nothing where there is no way', async () => {
  openPage();
  expect(screen.queryByRole('button', { name: 'Install app' })).toBeNull();
  const { prompt } = offer();
  await userEvent.click(screen.getByRole('button', { name: 'Install app' }));
  expect(prompt).toHaveBeenCalledOnce();
});

const INSTAGRAM =
  'Mozilla/5.0 (Linux; Android 14; KJ5; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36 Instagram 361.0.0.46.88 Android';

test('inside another app the steps are shown even where its browser makes an offer', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(INSTAGRAM);
  openPage();
  const { prompt } = offer();
  save();
  await userEvent.click(await screen.findByRole('button', { name: 'Show me how' }));
  expect(await screen.findByRole('dialog', { name: 'Open NaijaAgents in your browser' })).toBeVisible();
  expect(prompt).not.toHaveBeenCalled();
});

test.each([
  [
    'on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Put NaijaAgents on your home screen',
    ['1. Tap Share', '2. Choose Add to Home Screen', '3. Tap Add'],
  ],
  [
    'inside Instagram',
    INSTAGRAM,
    'Open NaijaAgents in your browser',
    ['1. Tap the three dots', '2. Choose Open in browser'],
  ],
])('%s the visitor is shown what to do by hand', async (_, userAgent, title, steps) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  openPage();
  save();
  expect(await screen.findByRole('complementary', { name: title })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show me how' }));
  const dialog = await screen.findByRole('dialog', { name: title });
  for (const step of steps) expect(dialog).toHaveTextContent(step.replace(/^\d\. /, ''));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
