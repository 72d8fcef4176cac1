import { Suspense, type ComponentType } from 'react';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { readRemote } from '@naija/contracts/remote/remote';
import { defineRemote } from './define-remote.tsx';

const pages = [
  { path: '/one', page: vi.fn(() => Promise.resolve({ default: () => <h1>one</h1> })) },
  { path: '/two/:id', page: vi.fn(() => Promise.resolve({ default: () => <h1>two</h1> })) },
];
const remote = defineRemote('sample', pages);

async function open(Root: ComponentType, path: string): Promise<void> {
  const page = (
    <MemoryRouter initialEntries={[path]}>
      <Suspense fallback="loading">
        <Root />
      </Suspense>
    </MemoryRouter>
  );
  await act(async () => Promise.resolve(render(page)));
}

test('the shell accepts a defined remote', () => {
  expect(readRemote('sample', remote)).toMatchObject({ name: 'sample', routes: ['/one', '/two/:id'] });
});

test('only the opened page is loaded', async () => {
  await open(remote.Root, '/two/5');
  expect(screen.getByRole('heading', { name: 'two' })).toBeVisible();
  expect(pages[0]?.page).not.toHaveBeenCalled();
});

test('a page lays out its parts with routes of its own, without a warning of the router', async () => {
  const Page = () => (
    <Routes>
      <Route element={<Outlet />}>
        <Route index element={<h1>laid out</h1>} />
      </Route>
    </Routes>
  );
  const { Root } = defineRemote('sample', [{ path: '/one', page: () => Promise.resolve({ default: Page }) }]);
  await open(Root, '/one');
  expect(screen.getByRole('heading', { name: 'laid out' })).toBeVisible();
});

test('a page is shown once its texts in the language of the page are loaded', async () => {
  vi.resetModules(); // A translator is given once.
  const { setTranslator } = await import('../language/words.ts');
  const { defineRemote: define } = await import('./define-remote.tsx');
  let arrive: () => void = () => undefined;
  const texts = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn(() => texts);
  setTranslator({ language: () => 'pcm', find: () => undefined, translate: (text) => text, load });
  const catalogues = { pcm: () => Promise.resolve({ default: {} }) };
  const { Root } = define('sample', pages, catalogues);
  await open(Root, '/one');
  expect(screen.getByText('loading')).toBeVisible();
  expect(load).toHaveBeenCalledWith('sample', catalogues);
  arrive();
  expect(await screen.findByRole('heading', { name: 'one' })).toBeVisible();
  vi.resetModules();
});
