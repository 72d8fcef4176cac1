import { Suspense, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyOrNothing } from './lazy-or-nothing.ts';

const Filters = () => <p>Filters</p>;

function Page({ Part, title }: { readonly Part: ComponentType; readonly title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <Suspense>
        <Part />
      </Suspense>
    </>
  );
}

/** Opens a page in a browser that cannot load the code of its lazy part. @param html the markup that the server has rendered for it */
async function openWithoutPart(html = '') {
  const container = document.createElement('div');
  container.innerHTML = html;
  const Part = lazyOrNothing<object>(() =>
    Promise.reject(new TypeError('error loading dynamically imported module')),
  );
  const onRecoverableError = vi.fn();
  const { rerender } = render(<Page Part={Part} title="Agents" />, {
    container,
    hydrate: html !== '',
    onRecoverableError,
  });
  const rename = (title: string) => {
    rerender(<Page Part={Part} title={title} />);
  };
  await act(() => Promise.resolve());
  return { container, onRecoverableError, rename };
}

const rendered = () => renderToString(<Page Part={Filters} title="Agents" />);

test('a part whose code cannot be loaded is not there', async () => {
  const { container } = await openWithoutPart();
  expect(container).toHaveTextContent(/^Agents$/);
});

test('a part that the server has rendered stays when its code cannot be loaded', async () => {
  const { container, onRecoverableError } = await openWithoutPart(rendered());
  expect(container).toHaveTextContent(/^AgentsFilters$/);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('it goes when the page changes, which it cannot follow', async () => {
  const { container, onRecoverableError, rename } = await openWithoutPart(rendered());
  rename('Agents in Uyo');
  expect(container).toHaveTextContent(/^Agents in Uyo$/);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
