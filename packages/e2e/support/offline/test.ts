import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startSystem, type System } from '../system.ts';
import { expect, test as base } from '../test.ts';
import { shellCopy } from './next-shell.ts';
import { proxyFor, type Proxy } from './proxy.ts';

export interface OfflineParts {
  /** What stands between phone and site in tests that meddle with answers. */
  between: Proxy;
  /** A system of the test's own, and the copy of the shell it serves, for tests that ship another one. */
  shipped: { readonly shell: Awaited<ReturnType<typeof shellCopy>>; readonly own: System };
  /** Undoes after each test what it has done to server and releases. */
  restored: true;
}

/** The test with a service worker, where a line that is down is no stray noise. */
export const test = base.extend<OfflineParts>({
  serviceWorkers: 'allow',
  // Chromium itself reports each call that fails.
  expectedNoise: /Failed to load resource|net::ERR_/,
  between: async ({ system }, provide) => {
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
      await system.comeBack();
    },
    { auto: true },
  ],
});

export { expect };
