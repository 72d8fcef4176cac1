import { startSystem, type System } from '../system.ts';
import { expect, test as base } from '../test.ts';
import { keepRegistry } from './keep-registry.ts';
import { shellCopy } from './next-shell.ts';
import { proxyFor, type Proxy } from './proxy.ts';

export interface OfflineParts {
  /** Pages open through it, so that a test can take the server away without stopping it. */
  siteProxy: Proxy;
  /** A system of its own that serves a copy of the shell. */
  shipped: { readonly shell: Awaited<ReturnType<typeof shellCopy>>; readonly own: System };
  /** Restarts the server and restores the registry after each test. */
  restored: true;
}

/** Test with a service worker; network errors are expected noise. */
export const test = base.extend<OfflineParts>({
  serviceWorkers: 'allow',
  expectedNoise: /Failed to load resource|net::ERR_/,
  siteProxy: async ({ system }, provide) => {
    const proxy = await proxyFor(system.url);
    await provide(proxy);
    await proxy.stop();
  },
  baseURL: async ({ siteProxy }, provide) => {
    await provide(siteProxy.url);
  },
  shipped: async ({}, provide) => {
    const shell = await shellCopy();
    const own = await startSystem({ SHELL_DIR: shell.folder });
    await provide({ shell, own });
    await own.stop();
    await shell.remove();
  },
  restored: [
    async ({ system }, provide) => {
      const restoreRegistry = await keepRegistry(system);
      await provide(true);
      await restoreRegistry();
      await system.restartServer();
    },
    { auto: true },
  ],
});

export { expect };
