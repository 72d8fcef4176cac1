import { afterEach, expect, test, vi } from 'vitest';

// A policy is created once per page, so each test has its own page.
async function addressOf(script: string): Promise<string> {
  vi.resetModules();
  return (await import('./trusted-script-url.ts')).trustedScriptUrl(script);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the Trusted Types policy creates URLs of the shell’s own scripts only', async () => {
  const createPolicy = vi.fn(
    (_name: string, rules: { createScriptURL: (address: string) => string }) => rules,
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(await addressOf('/sw.js')).toBe('/sw.js');
  expect(await addressOf('/assets/watchdog.js')).toBe('/assets/watchdog.js');
  for (const other of ['https://elsewhere.example/x.js', '/assets/../remotes/x.js', '/remotes/x.js'])
    expect(await addressOf(other)).toBe('/sw.js');
  expect(createPolicy.mock.lastCall?.[0]).toBe('shell-sw');
});

test('a refused policy throws no error', async () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('refused');
    },
  });
  expect(await addressOf('/sw.js')).toBe('/sw.js');
});

test('without Trusted Types the URL is returned as it is', async () => {
  expect(await addressOf('/sw.js')).toBe('/sw.js');
});
