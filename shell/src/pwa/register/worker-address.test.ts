import { afterEach, expect, test, vi } from 'vitest';
import { workerAddress } from './worker-address.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the page’s policy is asked for the worker’s address, and makes no other', () => {
  const createPolicy = vi.fn(
    (_name: string, rules: { createScriptURL: (address: string) => string }) => rules,
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(workerAddress()).toBe('/sw.js');
  const [name, rules] = createPolicy.mock.lastCall ?? [];
  expect([name, rules?.createScriptURL('https://elsewhere.example/x.js')]).toEqual(['shell-sw', '/sw.js']);
});

test('a policy that is refused breaks nothing', () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('refused');
    },
  });
  expect(workerAddress()).toBe('/sw.js');
});

test('browsers without such policies take the address as it is', () => {
  expect(workerAddress()).toBe('/sw.js');
});
