import { expect, test } from 'vitest';
import { destination } from './destination.ts';

const complete = {
  _id: '7',
  name: 'Ada Obi',
  image: '/media/a/320.webp',
  isVerified: true,
  inspectionFee: 5_000,
};

test('an agent with a photo, a verified address and an inspection fee goes to the dashboard', () => {
  expect(destination(complete, '')).toBe('/dashboard');
});

test.each([{ image: null }, { isVerified: false }, { inspectionFee: null }, { inspectionFee: 0 }])(
  'with %j the agent goes on with the form',
  (missing) => {
    expect(destination({ ...complete, ...missing }, '')).toBe('/agentform');
  },
);

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard?tab=comments#newest', '/dashboard?tab=comments#newest'],
  ['/agent/7', '/agent/7'],
])('an agent whom a guard stopped on the way to %s gets there', (next, page) => {
  expect(destination(complete, `?next=${encodeURIComponent(next)}`)).toBe(page);
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
])('a link cannot send a login to %j', (next) => {
  expect(destination(complete, `?next=${encodeURIComponent(next)}`)).toBe('/dashboard');
});
