import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { createAppStore } from '@naija/runtime';
import { Layout } from './Layout.tsx';

beforeEach(() => {
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter>
        <Layout>
          <h1>Agents in Lagos</h1>
        </Layout>
      </MemoryRouter>
    </Provider>,
  );
});

test('the first thing that Tab reaches leads past the navigation to the page itself', async () => {
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
});

test('every page says where the office is and how to call it', () => {
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Lagos, Nigeria');
  expect(screen.getAllByRole('link', { name: /^\+234/ })).toHaveLength(2);
});
