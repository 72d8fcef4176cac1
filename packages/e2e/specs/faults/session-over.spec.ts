import { authPaths, type LoginResponse } from '@naija/contracts/http/auth';
import { expect } from '@playwright/test';
import { letterTo } from '../../support/mails.ts';
import { DEMO_LOGIN, logIn, logOut, newAgent, signUp } from '../../support/new-agent.ts';
import { opens } from '../../support/offline/visit.ts';
import { editOf, phoneOfDemo, recordOf } from '../../support/faults/demo-device.ts';
import { queue, waitingOn } from '../../support/faults/device-store.ts';
import { test } from '../../support/faults/test.ts';

const LOCKED = 'Log in to send 2 saved changes';

test('what waits when the session has ended is sent once the same agent logs in, and as nobody else', async ({
  page,
  mail,
  system,
}) => {
  test.slow();
  const id = await phoneOfDemo(page, system.url);
  const before = await recordOf(system.url, id);
  await endSessions(system.url);
  await queue(
    page,
    [501, 502].map((totalDeals) => editOf(before, { totalDeals })),
  );
  await page.reload();
  await expect(page.getByText(LOCKED)).toBeVisible();

  const other = newAgent();
  await signUp(page, other);
  await page.goto((await letterTo(mail, other.email)).path);
  await opens(page, '/login');
  await logIn(page, other.email, other.password);
  await expect(page).toHaveURL('/agentform');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.waitForLoadState('networkidle');
  expect(await waitingOn(page)).toHaveLength(2);
  expect(await recordOf(system.url, id)).toEqual(before);

  await logOut(page);
  await opens(page, '/login');
  await expect(page.getByText(LOCKED)).toBeVisible();
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await expect.poll(() => waitingOn(page)).toEqual([]);
  expect((await recordOf(system.url, id)).totalDeals).toBe(502);
});

/** Ends every session of the demo agent, as from another phone. */
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
