import { expect, test as base, type TestInfo } from '@playwright/test';
import { startSystem, type System } from '../system.ts';
import { firefoxBrowser } from './firefox.ts';
import type { OtherBrowser, RunningBrowser, Visitor } from './visitor.ts';
import { webkitBrowser } from './webkit.ts';

export const OTHER_BROWSERS: readonly OtherBrowser[] = [firefoxBrowser, webkitBrowser];

interface Parts {
  /** Own system per test, because tests stop it. */
  system: System;
  visitor: Visitor;
}

interface Shared {
  other: string;
  running: RunningBrowser;
}

export const test = base.extend<Parts, Shared>({
  other: ['', { scope: 'worker', option: true }],
  running: [
    async ({ other }, provide) => {
      const browser = OTHER_BROWSERS.find(({ name }) => name === other);
      const running = await browser?.start();
      if (!running) throw new Error(`There is no browser "${other}"`);
      await provide(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  system: async ({}, provide) => {
    const system = await startSystem();
    await provide(system);
    await system.stop();
  },
  visitor: async ({ running }, provide) => {
    const visitor = await running.newVisitor();
    await provide(visitor);
    await visitor.close();
  },
});

export function skipMissing({}: object, { project }: TestInfo): void {
  const missing = OTHER_BROWSERS.find(({ name }) => name === project.name)?.missing();
  test.skip(missing !== undefined, `${project.name} is not installed: no ${missing ?? ''}`);
}

export { expect };
