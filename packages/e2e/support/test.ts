import { test as base } from '@playwright/test';
import { watchConsole } from './console-messages.ts';
import { expectNothingStale, translatePages } from './foreign-changes.ts';
import { watchForeignRequests } from './foreign-requests.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { startWithOtherOrigins } from './other-origins.ts';
import { waitForHydration } from './rendered.ts';
import { startSystem, type System } from './system.ts';

export interface Watched {
  /** Expected console messages; any other warning or error fails the test. */
  expectedNoise: RegExp | undefined;
  /** Other hosts that a test lets its pages ask; any other request to them fails the test. */
  expectedHosts: RegExp | undefined;
  /** True if the browser translates all pages of the context. */
  isTranslated: boolean;
}

export type Origins = 'own' | 'other';

/** Runs the test once more with `auth` and `directory` from other origins, as a heavy one: one test of each kind. */
export const ANY_ORIGIN = { tag: '@any-origin' } as const;

/** Runs the test once more in a browser that translates its pages, as a heavy one: one test of each page. */
export const TRANSLATED = { tag: '@translated' } as const;

export const test = base.extend<Watched, { mail: MailServer; origins: Origins; system: System }>({
  origins: ['own', { scope: 'worker', option: true }],
  mail: [
    // Playwright parses the first parameter.
    async ({}, provide) => {
      const server = await startMailServer();
      await provide(server);
      await server.stopServer();
    },
    { scope: 'worker' },
  ],
  system: [
    async ({ mail, origins }, provide) => {
      const start = origins === 'own' ? startSystem : startWithOtherOrigins;
      const system = await start({ SMTP_URL: mail.url });
      await provide(system);
      await system.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  expectedNoise: [undefined, { option: true }],
  expectedHosts: [undefined, { option: true }],
  isTranslated: [false, { option: true }],
  baseURL: async ({ system }, provide) => {
    await provide(system.url);
  },
  context: async ({ context, javaScriptEnabled, expectedHosts, isTranslated }, provide) => {
    if (javaScriptEnabled) await waitForHydration(context);
    if (isTranslated) await translatePages(context);
    const foreign = watchForeignRequests(context);
    await provide(context);
    const stray = foreign.filter((address) => !expectedHosts?.test(new URL(address).host));
    expect(stray, 'requests to other hosts').toEqual([]);
  },
  page: async ({ page, expectedNoise, isTranslated }, provide) => {
    const noise = watchConsole(page);
    await provide(page);
    if (isTranslated) await expectNothingStale(page);
    const stray = noise.filter((line) => !expectedNoise?.test(line));
    expect(stray, 'console errors, warnings and policy violations').toEqual([]);
  },
});

export const { expect } = test;
