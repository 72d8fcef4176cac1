import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigationType } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import DashboardPage from './DashboardPage.tsx';

const FOR_NO_TIME = 'token=; max-age=0; path=/';

afterEach(() => {
  document.cookie = FOR_NO_TIME;
});

function Login() {
  return <p>Login by {useNavigationType()}</p>;
}

function open() {
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <Routes>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/login" element={<Login />} />
      </Routes>
    </MemoryRouter>,
  );
}

test('without a session the login takes the place of the dashboard in the history', () => {
  open();
  expect(screen.getByText('Login by REPLACE')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
});

test('an agent with a session sees the dashboard', () => {
  document.cookie = 'token=abc; path=/';
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  expect(screen.getByText('Agent updates')).toBeVisible();
  expect(document.title).toBe('Dashboard · NaijaAgents');
});
