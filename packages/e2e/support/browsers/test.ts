import { expect, test as base, type TestInfo } from '@playwright/test';
import { keepRegistry } from '../offline/keep-registry.ts';
import { proxyFor, type Proxy } from '../offline/proxy.ts';
import { startSystem, type System } from '../system.ts';
import { chromiumBrowser } from './chromium.ts';
import { firefoxBrowser } from './firefox.ts';
import type { OtherBrowser, RunningBrowser, Visitor, VisitorSettings } from './visitor.ts';
import { webkitBrowser } from './webkit.ts';

/** The slowest first: its tests are spread over all workers. */
export const OTHER_BROWSERS: readonly OtherBrowser[] = [webkitBrowser, firefoxBrowser, chromiumBrowser];

interface Parts {
  /** Pages open through it, so that a test can take the server away without stopping it. */
  site: Proxy;
  /** Settings of the visitor's browser. */
  settings: VisitorSettings;
  visitor: Visitor;
}

interface Shared {
  system: System;
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
    { scope: 'worker', timeout: 120_000 },
  ],
  system: [
    async ({}, provide) => {
      const system = await startSystem();
      await provide(system);
      await system.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ system }, provide) => {
    const restoreRegistry = await keepRegistry(system);
    const site = await proxyFor(system.url);
    await provide(site);
    await site.stop();
    await restoreRegistry();
  },
  baseURL: async ({ site }, provide) => {
    await provide(site.url);
  },
  settings: [{}, { option: true }],
  visitor: async ({ running, settings }, provide) => {
    const visitor = await running.newVisitor(settings);
    await provide(visitor);
    await visitor.close();
  },
});

export function skipMissing({}: object, { project }: TestInfo): void {
  const missing = OTHER_BROWSERS.find(({ name }) => name === project.name)?.missing();
  test.skip(missing !== undefined, `${project.name} is not installed: no ${missing ?? ''}`);
}

export { expect };
