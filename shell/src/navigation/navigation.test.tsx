import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHeadingFocus } from './heading-focus.ts';
import { useScrollRestoration } from './Navigation.tsx';

/** Height of the page and its observers, because jsdom has no layout. */
let height: number;
let watchers: Set<() => void>;

class Sizes implements ResizeObserver {
  readonly changed: () => void;
  constructor(changed: ResizeObserverCallback) {
    this.changed = () => {
      changed([], this);
    };
  }
  observe(): void {
    watchers.add(this.changed);
  }
  unobserve(): void {
    this.disconnect();
  }
  disconnect(): void {
    watchers.delete(this.changed);
  }
}

function grow(to: number): void {
  height = to;
  for (const changed of [...watchers]) changed();
}

const scrollTo = vi.fn(({ top }: { top: number }) => {
  scroll(top);
});

function scroll(top: number): void {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}

function Page() {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const [first] = useState(location);
  useHeadingFocus(main, first.pathname);
  useScrollRestoration(first);
  const { pathname } = location;
  return (
    <>
      <Link to="/list">list</Link>
      <Link to="/list?maxFee=5000">cheaper</Link>
      <Link to="/agent">agent</Link>
      <Link to="/agent#comments">comments of the agent</Link>
      <main ref={main}>
        <h1>{pathname}</h1>
        <p id="comments" />
        {pathname === '/list' && <Link to="/agent">Ada Obi</Link>}
      </main>
    </>
  );
}

function open() {
  return render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}

const go = (name: string) => userEvent.click(screen.getByRole('link', { name }));

/** Navigates in the history, which is asynchronous in jsdom. */
async function travel(steps: number, to: string) {
  act(() => {
    history.go(steps);
  });
  expect(await screen.findByRole('heading', { name: to })).toBeInTheDocument();
}

beforeEach(() => {
  height = 5_000;
  watchers = new Set();
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.stubGlobal('scrollTo', scrollTo.mockClear());
  vi.stubGlobal('scrollY', 0);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  history.replaceState(null, '', '/list');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a new page starts at its top, with the focus on its heading', async () => {
  open();
  scroll(900);
  await go('agent');
  expect(scrollY).toBe(0);
  expect(screen.getByRole('heading', { name: '/agent' })).toHaveFocus();
});

test('the first page is neither scrolled nor focused', () => {
  open();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
  expect(history.scrollRestoration).toBe('manual');
});

test('a new query on the same page changes neither scroll position nor focus', async () => {
  open();
  scroll(900);
  await go('cheaper');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'cheaper' })).toHaveFocus();
});

test('Back and Forward restore the scroll position of each page', async () => {
  open();
  scroll(900);
  await go('agent');
  scroll(300);
  await travel(-1, '/list');
  expect(scrollY).toBe(900);
  await travel(1, '/agent');
  expect(scrollY).toBe(300);
});

test('Back waits until the page is high enough', async () => {
  open();
  scroll(2_000);
  await go('agent');
  height = 800;
  await travel(-1, '/list');
  expect(scrollY).toBe(0);
  grow(1_500);
  expect(scrollY).toBe(0);
  grow(5_000);
  expect(scrollY).toBe(2_000);
});

test('a visitor who starts to scroll is not scrolled elsewhere', async () => {
  open();
  scroll(2_000);
  await go('agent');
  height = 800;
  await travel(-1, '/list');
  dispatchEvent(new Event('wheel'));
  scroll(50);
  grow(5_000);
  expect(scrollY).toBe(50);
});

test('a link with a hash scrolls to its target', async () => {
  const intoView = vi.fn();
  Object.assign(HTMLElement.prototype, { scrollIntoView: intoView });
  open();
  await go('comments of the agent');
  expect(intoView.mock.contexts).toEqual([document.getElementById('comments')]);
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

test.each([
  ['reload', 1_200],
  ['navigate', 0],
])('after a %s the page is at %i', (type, position) => {
  const { unmount } = open();
  scroll(1_200);
  dispatchEvent(new Event('pagehide'));
  unmount();
  vi.stubGlobal('scrollY', 0);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  open();
  expect(scrollY).toBe(position);
});

test('navigation works with malformed or blocked storage', async () => {
  sessionStorage.setItem('naija:scroll', '{"not": "a list"}');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  open();
  scroll(700);
  await go('agent');
  await travel(-1, '/list');
  expect(scrollY).toBe(700);
});

test('after Back the focus is on the card that was opened, and on a new page on its heading', async () => {
  open();
  await go('list');
  await go('Ada Obi');
  expect(screen.getByRole('heading', { name: '/agent' })).toHaveFocus();
  await travel(-1, '/list');
  expect(screen.getByRole('link', { name: 'Ada Obi' })).toHaveFocus();
  await go('agent');
  await go('list');
  expect(screen.getByRole('heading', { name: '/list' })).toHaveFocus();
});
