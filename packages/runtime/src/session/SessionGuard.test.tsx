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

const bioField = () => screen.getByLabelText<HTMLInputElement>('Bio');

function expireSession(): void {
  Cookies.remove('token');
  Cookies.remove('id');
  act(() => {
    dispatchEvent(new Event('focus'));
  });
}

test('a visitor is redirected to the login, which returns to the page', () => {
  open('/dashboard?tab=comments&from=mail#newest');
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/login?next=/dashboard%3Ftab%3Dcomments%26from%3Dmail%23newest',
  );
});

test('typed text stays when the session ends, and after a new login', () => {
  startSession(ada);
  open();
  bioField().value = 'Half a sentence';
  expireSession();
  expect(bioField()).toHaveValue('Half a sentence');
  act(() => {
    startSession({ ...ada, token: 'newer' });
  });
  expect(bioField()).toHaveValue('Half a sentence');
});

test('another agent who logs in gets an empty form', () => {
  startSession(ada);
  open();
  bioField().value = 'Half a sentence';
  expireSession();
  act(() => {
    startSession(bola);
  });
  expect(bioField()).toHaveValue('');
});

test('an agent who logs out is redirected to the login', () => {
  startSession(ada);
  open();
  act(endSession);
  expect(screen.getByTestId('address')).toHaveTextContent('/login?next=/dashboard');
});
