import { authPaths, type LoginResponse } from '@naija/contracts/http/auth';
import { expect, type Page } from '@playwright/test';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { waitForMail } from '../../support/mails.ts';
import { DEMO_LOGIN, logIn, logOut, newAgent, signUp } from '../../support/new-agent.ts';
import { openPage } from '../../support/offline/visit.ts';
import { editOf, logInOnDevice, fetchRecord } from '../../support/faults/demo-device.ts';
import { enqueue, pendingOn } from '../../support/faults/outbox-store.ts';
import { test } from '../../support/faults/test.ts';

const LOCKED = 'Log in to send 2 saved changes';

test(
  'edits that are pending when the session ends are sent once the same agent logs in, and never as another agent',
  AT_FULL_SIZE,
  async ({ page, mail, system }) => {
    const id = await logInOnDevice(page, system.url);
    const before = await fetchRecord(system.url, id);
    await endSessions(system.url);
    await enqueue(
      page,
      [501, 502].map((totalDeals) => editOf(before, { totalDeals })),
    );
    await page.reload();
    await expect(page.getByText(LOCKED)).toBeVisible();

    const other = newAgent();
    await signUp(page, other);
    await page.goto((await waitForMail(mail, other.email)).path);
    await openPage(page, '/login');
    await logIn(page, other.email, other.password);
    await expect(page).toHaveURL('/agentform');
    await sendPending(page);
    expect(await pendingOn(page)).toHaveLength(2);
    expect(await fetchRecord(system.url, id)).toEqual(before);

    await logOut(page);
    await openPage(page, '/login');
    await expect(page.getByText(LOCKED)).toBeVisible();
    await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
    await expect.poll(() => pendingOn(page)).toEqual([]);
    expect((await fetchRecord(system.url, id)).totalDeals).toBe(502);
  },
);

/** Makes the page try to send, and waits until it has: the sender holds this lock. */
async function sendPending(page: Page): Promise<void> {
  await page.evaluate(async () => {
    dispatchEvent(new Event('focus'));
    await navigator.locks.request('naija-outbox', () => undefined);
  });
}

/** Ends every session of the demo agent, as from another device. */
async function endSessions(site: string): Promise<void> {
  const login = await fetch(`${site}${authPaths.login}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_LOGIN),
  });
  const { token } = (await login.json()) as LoginResponse;
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${site}${authPaths.sessions}`, { method: 'DELETE', headers })).status).toBe(204);
}
