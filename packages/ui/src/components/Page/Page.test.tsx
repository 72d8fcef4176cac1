import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Page } from './Page.tsx';

afterEach(() => {
  document.querySelector('title')?.remove();
});

const titles = () => [...document.querySelectorAll('title')].map(({ textContent }) => textContent);

test('a page gives the document its title, and each page its own', () => {
  const { rerender } = render(
    <Page title="Log in">
      <p>Welcome</p>
    </Page>,
  );
  expect(document.title).toBe('Log in · NaijaAgents');
  rerender(
    <Page title="Dashboard">
      <p>Welcome</p>
    </Page>,
  );
  expect(document.title).toBe('Dashboard · NaijaAgents');
  expect(screen.getByText('Welcome')).toBeVisible();
});

test('the document has one title: that of the page, in place of the one it arrived with', () => {
  document.title = 'Property agents in Lagos · NaijaAgents';
  const { rerender } = render(
    <Page key="1" title="Log in">
      <p>Welcome</p>
    </Page>,
  );
  expect(titles()).toEqual(['Log in · NaijaAgents']);
  rerender(
    <Page key="2" title="About us">
      <p>Welcome</p>
    </Page>,
  );
  expect(titles()).toEqual(['About us · NaijaAgents']);
});
