import { test as base } from '@playwright/test';
import { watch } from './console-messages.ts';
import { startMailServer, type MailServer } from './smtp.ts';
import { startWithOtherOrigins } from './other-origins.ts';
import { startSystem, type System } from './system.ts';

export interface Watched {
  /** The console lines that a test expects; any other warning or error fails it. */
  expectedNoise: RegExp | undefined;
}

/** Where the remotes come from: the site's own origin, or two of them from two others. */
export type Origins = 'own' | 'other';

/** For tests that run once more with remotes from other origins: what browsers treat differently there. */
export const ANY_ORIGIN = { tag: '@any-origin' } as const;

/** Playwright's test with the built system and a mail server behind it, in which stray errors and policy violations are failures. */
export const test = base.extend<Watched, { mail: MailServer; origins: Origins; system: System }>({
  origins: ['own', { scope: 'worker', option: true }],
  mail: [
    // Playwright reads the pattern of the first parameter.
    async ({}, provide) => {
      const server = await startMailServer();
      await provide(server);
      await server.goDown();
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
  baseURL: async ({ system }, provide) => {
    await provide(system.url);
  },
  page: async ({ page, expectedNoise }, provide) => {
    const noise = watch(page);
    await provide(page);
    const stray = noise.filter((line) => !expectedNoise?.test(line));
    expect(stray, 'console errors, warnings and policy violations').toEqual([]);
  },
});

export const { expect } = test;
