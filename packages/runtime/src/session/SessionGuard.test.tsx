import { act, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { endSession, startSession } from './session.ts';
import { SessionGuard } from './SessionGuard.tsx';

const ada = { token: 'a', id: '7', name: 'Ada', email: 'ada@example.com' };
const bola = { token: 'b', id: '8', name: 'Bola', email: 'bola@example.com' };

afterEach(endSession);

function Login() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function open(address = '/dashboard'): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route
          path="/dashboard"
          element={
            <SessionGuard>
              <input aria-label="Bio" />
            </SessionGuard>
          }
        />
        <Route path="/login" element={<Login />} />
      </Routes>
    </MemoryRouter>,
  );
}

const bio = () => screen.getByLabelText<HTMLInputElement>('Bio');

function runOut(): void {
  Cookies.remove('token');
  Cookies.remove('id');
  act(() => {
    dispatchEvent(new Event('focus'));
  });
}

test('a visitor is sent to the login, which knows where they were going', () => {
  open('/dashboard?tab=comments&from=mail#newest');
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/login?next=/dashboard%3Ftab%3Dcomments%26from%3Dmail%23newest',
  );
});

test('what an agent was typing is still there when the session ends, and after a new login', () => {
  startSession(ada);
  open();
  bio().value = 'Half a sentence';
  runOut();
  expect(bio()).toHaveValue('Half a sentence');
  act(() => {
    startSession({ ...ada, token: 'newer' });
  });
  expect(bio()).toHaveValue('Half a sentence');
});

test('another agent who logs in finds nothing of what the first one typed', () => {
  startSession(ada);
  open();
  bio().value = 'Half a sentence';
  runOut();
  act(() => {
    startSession(bola);
  });
  expect(bio()).toHaveValue('');
});

test('an agent who logs out, in whatever tab, leaves the page', () => {
  startSession(ada);
  open();
  act(endSession);
  expect(screen.getByTestId('address')).toHaveTextContent('/login?next=/dashboard');
});
