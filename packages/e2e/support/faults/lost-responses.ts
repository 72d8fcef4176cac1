import type { IncomingMessage } from 'node:http';
import { interestPath } from '@naija/contracts/http/interest';
import { notificationPaths } from '@naija/contracts/http/notifications';
import { pageLoadPath } from '@naija/contracts/http/page-loads';
import { API_PREFIX, IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { reportPaths } from '@naija/contracts/http/reports';
import { expect, type Locator, type Page } from '@playwright/test';
import type { FaultyNetwork } from './network.ts';

/** The side that repeats a request whose response was lost. Chromium does so if it has used the connection before. */
export type Resender = 'the page' | 'the browser';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** Nothing waits for their responses, and they come at any time. */
const UNAWAITED: readonly string[] = [
  ...[reportPaths.report, reportPaths.policy, pageLoadPath, interestPath],
  notificationPaths.commentsSeen,
];
const RANDOM = /[\w-]{20,}/g;

/**
 * Loses the first response to each write from now on, of pages and workers alike: the server has done the work. Of an
 * upload, that to each part.
 * @returns the writes whose response was lost, in order; one that is repeated with another key is listed again
 */
export function loseFirstResponses(network: FaultyNetwork, resender: Resender): readonly string[] {
  const seen = new Set<string>();
  const lost: string[] = [];
  const isFirst = ({ method = '', url = '', headers }: IncomingMessage) => {
    if (!WRITES.includes(method) || !url.startsWith(API_PREFIX) || UNAWAITED.includes(url)) return false;
    const { [IDEMPOTENCY_KEY_HEADER.toLowerCase()]: key, 'upload-offset': offset = '0' } = headers;
    const write = [method, url, key, offset].join(' ');
    if (seen.has(write)) return false;
    seen.add(write);
    if (offset === '0') lost.push(`${method} ${url.slice(API_PREFIX.length).replaceAll(RANDOM, ':id')}`);
    return true;
  };
  network.setFaults({ lostResponses: 1, only: isFirst, reuse: resender === 'the browser' });
  return lost;
}

/** Presses a button again whose response was lost, if the page says that it failed. */
export async function pressAgainIfFailed(button: Locator, failed: Locator, done: Locator): Promise<void> {
  await expect(done.or(failed).first()).toBeVisible();
  if (await failed.isVisible()) await button.click();
  await expect(done).toBeVisible();
}

/** Collects what pages say in live regions from now on, but not that they load: each message as often as it appears. */
export async function watchMessages(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction('onMessageShown', (message: string) => said.push(message));
  await page.addInitScript(() => {
    let before: string[] = [];
    const look = () => {
      const regions = [...document.querySelectorAll('[role=status]:not([aria-label]), [role=alert]')];
      const now = regions
        .flatMap((region) => (region.childElementCount > 0 ? [...region.children] : [region]))
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map(({ textContent }) => textContent.trim())
        .filter((text) => text !== '' && !text.startsWith('Loading'));
      for (const message of now.filter((text) => !before.includes(text)))
        (window as unknown as { onMessageShown: (message: string) => void }).onMessageShown(message);
      before = now;
    };
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return said;
}
