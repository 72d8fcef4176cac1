import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { expect } from '@playwright/test';
import type { Interceptor } from '../offline/proxy.ts';

/** Expression for the page: whether the server has rendered it. */
export const IS_RENDERED = `document.querySelector('meta[name="${RENDERED_PAGE.releaseMeta}"]') !== null`;

/** Longer than the server waits until it renders an address again that has failed. */
export const RENDERED_TIMEOUT_MS = 80_000;

/** The worker responds with the app shell where a rendered page takes longer than 4 s, as on a busy machine. */
export const withoutWorker: Interceptor = (path) => (path === WORKER_PATH ? () => undefined : undefined);

/** Waits until the server renders a page for those who visit for the first time: until then it would wait for its code. */
export async function waitUntilRendered(url: string): Promise<void> {
  const fetchPage = async () => (await fetch(url)).text();
  await expect
    .poll(fetchPage, { message: url, timeout: RENDERED_TIMEOUT_MS })
    .toContain(RENDERED_PAGE.releaseMeta);
}
