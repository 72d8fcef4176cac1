import type { Locator, Page } from '@playwright/test';
import { SITE_HEADER } from '@naija/contracts/http/paths';

/** A failure of a call, and what a visitor is told. `status` is undefined if the network is down. */
export interface Failure {
  status: number | undefined;
  message: string;
}

/** Lets a call fail from now on; the last failure set counts. */
export async function failWith(page: Page, call: string, { status, message }: Failure): Promise<void> {
  const code = status === 404 ? 'not_found' : 'internal';
  await page.unroute(call);
  await page.route(call, (route) =>
    status === undefined
      ? route.abort('connectionrefused')
      : route.fulfill({ status, json: { message, code }, headers: { [SITE_HEADER]: '1' } }),
  );
}

/** Opens a page while a call fails, and retries through each other failure until the call succeeds. */
export async function retryThrough(
  page: Page,
  call: string,
  failures: readonly Failure[],
  {
    path,
    retry,
    expectMessage,
  }: { path: string; retry: Locator; expectMessage: (message: string) => Promise<void> },
): Promise<void> {
  for (const [index, failure] of failures.entries()) {
    await failWith(page, call, failure);
    await (index === 0 ? page.goto(path) : retry.click());
    await expectMessage(failure.message);
  }
  await page.unroute(call);
  await retry.click();
}
