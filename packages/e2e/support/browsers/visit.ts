import { expect } from '@playwright/test';
import { INSTALL, IS_READY, KEEPS_EVERYTHING } from '../offline/is-ready.ts';
import type { Visitor } from './visitor.ts';

/** Opens a page for the first time and waits until the site works offline and `cachedPath`, if given, is cached. */
export async function visit(visitor: Visitor, url: string, cachedPath?: string): Promise<void> {
  await visitor.open(url);
  await waitUntilReady(visitor);
  if (cachedPath === undefined) return;
  const addresses = `(async () => {
    const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(open.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  })()`;
  await expect.poll(() => visitor.evaluate<string[]>(addresses)).toContain(cachedPath);
}

/** Has the worker download all pages, as it does once the app is installed. */
export async function install(visitor: Visitor): Promise<void> {
  await visitor.evaluate(INSTALL);
  await expect.poll(() => visitor.evaluate<boolean>(KEEPS_EVERYTHING)).toBe(true);
  await waitUntilReady(visitor);
}

async function waitUntilReady(visitor: Visitor): Promise<void> {
  await expect.poll(() => visitor.evaluate<boolean>(IS_READY), { timeout: 90_000 }).toBe(true);
}
