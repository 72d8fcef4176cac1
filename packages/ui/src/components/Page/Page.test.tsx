import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Page } from './Page.tsx';

test('a page gives the document its title, and each page its own', () => {
  const { rerender } = render(<Page title="Log in">Welcome</Page>);
  expect(document.title).toBe('Log in · NaijaAgents');
  rerender(<Page title="Dashboard">Welcome</Page>);
  expect(document.title).toBe('Dashboard · NaijaAgents');
  expect(screen.getByText('Welcome')).toBeVisible();
});
