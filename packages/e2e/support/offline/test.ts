import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startSystem, type System } from '../system.ts';
import { expect, test as base } from '../test.ts';
import { shellCopy } from './next-shell.ts';
import { proxyFor, type Proxy } from './proxy.ts';

export interface OfflineParts {
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
  shipped: async ({}, provide) => {
    const shell = await shellCopy();
    const own = await startSystem({ SHELL_DIR: shell.folder });
    await provide({ shell, own });
    await own.stop();
    await shell.remove();
  },
  restored: [
    async ({ system }, provide) => {
      const registry = path.join(system.remotesDir, 'remotes.json');
      const before = await readFile(registry);
      await provide(true);
      await writeFile(registry, before);
      await system.restartServer();
    },
    { auto: true },
  ],
});

export { expect };
