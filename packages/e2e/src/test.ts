import { test as base, type Page } from '@playwright/test';
import { startMailServer, type MailServer } from './smtp.ts';
import { startSystem, type System } from './system.ts';

interface Watched {
  /** The console lines that a test expects; any other warning or error fails it. */
  expectedNoise: RegExp | undefined;
}

/** Playwright's test with the built system and a mail server behind it, in which stray errors and policy violations are failures. */
export const test = base.extend<Watched, { mail: MailServer; system: System }>({
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
    async ({ mail }, provide) => {
      const system = await startSystem({ SMTP_URL: mail.url });
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

/** Everything the page complains about; a blocked script or style is reported on the console as well. */
function watch(page: Page): string[] {
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  return noise;
}
