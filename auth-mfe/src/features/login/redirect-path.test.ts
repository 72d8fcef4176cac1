import { expect, test } from 'vitest';
import { redirectPathAfterLogin } from './redirect-path.ts';

const complete = {
  _id: '7',
  name: 'Ada Obi',
  image: '/media/a/320.webp',
  isVerified: true,
  inspectionFee: 5_000,
};

test('redirects an agent with a photo, a verified address and an inspection fee to the dashboard', () => {
  expect(redirectPathAfterLogin(complete, '')).toBe('/dashboard');
});

test.each([{ image: null }, { isVerified: false }, { inspectionFee: null }])(
  'redirects to the agent form with %j',
  (missing) => {
    expect(redirectPathAfterLogin({ ...complete, ...missing }, '')).toBe('/agentform');
  },
);

test('redirects an agent whose inspections are free to the dashboard', () => {
  expect(redirectPathAfterLogin({ ...complete, inspectionFee: 0 }, '')).toBe('/dashboard');
});

test('redirects an operator to the page of operators, unless they have a profile', () => {
  const operator = { ...complete, isOperator: true as const };
  expect(redirectPathAfterLogin({ ...operator, image: null, inspectionFee: null }, '')).toBe('/admin');
  expect(redirectPathAfterLogin(operator, '')).toBe('/dashboard');
});

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard?tab=comments#newest', '/dashboard?tab=comments#newest'],
  ['/agent/7', '/agent/7'],
])('after the login, an agent returns to %s', (next, page) => {
  expect(redirectPathAfterLogin(complete, `?next=${encodeURIComponent(next)}`)).toBe(page);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/..//elsewhere.example',
  '/x/..//elsewhere.example',
  '\\\\elsewhere.example',
  ' /dashboard',
  'javascript:alert(1)',
  'dashboard',
  '',
])('never redirects to %j', (next) => {
  expect(redirectPathAfterLogin(complete, `?next=${encodeURIComponent(next)}`)).toBe('/dashboard');
});
