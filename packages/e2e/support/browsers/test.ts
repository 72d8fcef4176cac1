import { expect, test as base, type TestInfo } from '@playwright/test';
import { startSystem, type System } from '../system.ts';
import { firefoxBrowser } from './firefox.ts';
import type { OtherBrowser, RunningBrowser, Visitor } from './visitor.ts';
import { webkitBrowser } from './webkit.ts';

/** The browsers that are tried beside the one that all other tests use. */
export const OTHER_BROWSERS: readonly OtherBrowser[] = [firefoxBrowser, webkitBrowser];

interface Parts {
  /** A system of the test's own, for it is taken down. */
  system: System;
  visitor: Visitor;
}

interface Shared {
  /** Name of one of the browsers. */
  other: string;
  running: RunningBrowser;
}

/** Playwright's test with a new visitor in another browser. */
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
    await visitor.leave();
  },
});

/** Before each test: skips those of a browser that is not installed. */
export function skipMissing({}: object, { project }: TestInfo): void {
  const missing = OTHER_BROWSERS.find(({ name }) => name === project.name)?.missing();
  test.skip(missing !== undefined, `${project.name} is not installed: no ${missing ?? ''}`);
}

export { expect };
