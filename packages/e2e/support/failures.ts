import type { Page } from '@playwright/test';

/** A failure of a call, and what a visitor is told. `status` is undefined where the network is down. */
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
      : route.fulfill({ status, json: { message, code } }),
  );
}
