import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { InvitationSlot } from '@naija/ui';
import { trackListeners } from '../../testing/auto-remove-listeners.ts';
import { InstallOffer } from '../menu/AppMenu.tsx';
import { InstallSlot } from './InstallSlot.tsx';
import { catchInstallPrompt } from './prompt-event.ts';
import { setPanels } from './panel-state.ts';
import { loadPanels, startInstall } from './start-install.ts';

const DAY = 24 * 60 * 60_000;

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('IntersectionObserver', Observer);
  const removeListeners = trackListeners();
  catchInstallPrompt();
  startInstall();
  return removeListeners;
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

/** Observed elements, because jsdom has no layout. */
let watched: { readonly card: Element; readonly seen: () => void } | undefined;
class Observer {
  readonly #seen: () => void;
  constructor(callback: IntersectionObserverCallback) {
    this.#seen = () => {
      callback(
        [{ isIntersecting: true } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
    };
  }
  observe(card: Element): void {
    watched = { card, seen: this.#seen };
  }
  disconnect(): void {
    watched = undefined;
  }
}

async function see(card: Element): Promise<void> {
  await expect.poll(() => watched?.card).toBe(card);
  act(() => watched?.seen());
}

function Agents() {
  return (
    <ul>
      <li ref={atTheFoot}>Ada Obi</li>
      <InvitationSlot />
    </ul>
  );
}

function atTheFoot(card: HTMLElement | null): void {
  if (card) card.getBoundingClientRect = () => new DOMRect(0, 700, 360, 96);
}

function NextPage() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/about')}>Next page</button>;
}

function openPage(): void {
  render(
    <MemoryRouter initialEntries={[location.pathname]}>
      <InstallSlot />
      <main>
        <NextPage />
        <Agents />
        <InstallOffer onChoose={vi.fn()} />
      </main>
    </MemoryRouter>,
  );
}

/** Lets the browser offer to install. @returns the responses of the page */
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

/** The visitor saves an agent, which makes the invitation due. */
function save(): void {
  localStorage.setItem('naija:saved', '[{"id":"7"}]');
  act(() => {
    dispatchEvent(new Event('naija:saved'));
  });
}

const invitation = () => screen.findByRole('complementary', { name: 'Add NaijaAgents to your home screen' });
const isShown = () => screen.queryByRole('complementary') !== null;

test('the browser’s own prompt is suppressed, and a new visitor is not invited', () => {
  openPage();
  expect(offer().event.defaultPrevented).toBe(true);
  expect(isShown()).toBe(false);
});

test('with the first favourite the invitation appears in the list, and above the next page', async () => {
  openPage();
  offer();
  save();
  expect((await invitation()).closest('li')?.previousElementSibling).toHaveTextContent('Ada Obi');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  const position = screen.getByRole('main').compareDocumentPosition(await invitation());
  expect(position).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('the invitation waits for the next page if it would move visible content', async () => {
  vi.stubGlobal('innerHeight', 2_000);
  openPage();
  offer();
  save();
  await loadPanels();
  expect(isShown()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await invitation()).toBeVisible();
});

test('when the sixth card of a list is seen, the invitation appears after it', async () => {
  openPage();
  offer();
  await see(screen.getByText('Ada Obi'));
  expect((await invitation()).closest('li')?.previousElementSibling).toHaveTextContent('Ada Obi');
});

test('Install opens the dialog of the browser once', async () => {
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
])('a visitor who declines %s is not invited again for half a year', async (_, button, outcome) => {
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

test('the menu installs at any time if that is possible', async () => {
  openPage();
  expect(screen.queryByRole('button', { name: 'Install app' })).toBeNull();
  const { prompt } = offer();
  await userEvent.click(screen.getByRole('button', { name: 'Install app' }));
  expect(prompt).toHaveBeenCalledOnce();
});

const INSTAGRAM =
  'Mozilla/5.0 (Linux; Android 14; KJ5; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36 Instagram 361.0.0.46.88 Android';

test('an in-app browser shows the steps even after beforeinstallprompt', async () => {
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
    'Add NaijaAgents to your home screen',
    ['1. Tap Share', '2. Choose Add to Home Screen', '3. Tap Add'],
  ],
  [
    'inside Instagram',
    INSTAGRAM,
    'Open NaijaAgents in your browser',
    ['1. Tap the three dots', '2. Choose Open in browser'],
  ],
])('%s the visitor sees the manual steps', async (_, userAgent, title, steps) => {
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
