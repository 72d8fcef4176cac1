import { expect } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/**
 * Opens a page for the first time, and stays until the site needs no line any more.
 * @param kept path of an answer that the phone is to keep by then: what a page loads before it has a worker is asked for
 *   once more
 */
export async function visit(visitor: Visitor, url: string, kept?: string): Promise<void> {
  await visitor.open(url);
  await visitor.sees('Ready to use offline');
  if (kept === undefined) return;
  const addresses = `(async () => {
    const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(open.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  })()`;
  await expect.poll(() => visitor.ask<string[]>(addresses)).toContain(kept);
}
