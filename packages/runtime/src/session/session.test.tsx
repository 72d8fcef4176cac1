import { act, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, expect, test, vi } from 'vitest';
import { endSession, forgetAgent, rememberAgent, startSession } from './session.ts';
import { useAgent } from './use-agent.ts';

const ada = { token: 'secret', id: '7', name: ' Ada  Ngozi Obi ', email: 'ada@example.com' };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  endSession();
});

test('a login stores token, id, the first word of the name and the email address', () => {
  startSession(ada);
  expect(Cookies.get()).toEqual({ token: 'secret', id: '7', name: 'Ada', email: 'ada@example.com' });
});

test.each([
  ['https:', true],
  ['http:', false],
])('over %s the cookies last a day and are same-site only', (protocol, secure) => {
  vi.stubGlobal('location', { protocol });
  const set = vi.spyOn(Cookies, 'set').mockReturnValue(undefined);
  startSession(ada);
  expect(set).toHaveBeenCalledTimes(4);
  for (const [, , attributes] of set.mock.calls)
    expect(attributes).toEqual({ expires: 1, sameSite: 'strict', path: '/', secure });
});

test('the recipient of a mail is remembered without a session, and can be forgotten', () => {
  rememberAgent(ada);
  expect(Cookies.get()).toEqual({ name: 'Ada', email: 'ada@example.com' });
  forgetAgent();
  expect(Cookies.get()).toEqual({});
});

test('forgetting the recipient of a mail keeps the session', () => {
  startSession(ada);
  forgetAgent();
  expect(Cookies.get()).toEqual({ token: 'secret', id: '7' });
});

test('the page shows who is logged in until the session ends', () => {
  const Greeting = () => {
    const { id = '-', name = '-', email = '-' } = useAgent();
    return <p>{[id, name, email].join(' ')}</p>;
  };
  render(<Greeting />);
  expect(screen.getByText('- - -')).toBeVisible();
  act(() => {
    startSession(ada);
  });
  expect(screen.getByText('7 Ada ada@example.com')).toBeVisible();
  act(endSession);
  expect(screen.getByText('- - -')).toBeVisible();
});
