import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { waitForMail } from '../../support/mails.ts';
import { DEMO_LOGIN, logIn, logOut, newAgent, signUp } from '../../support/new-agent.ts';
import { findStored } from '../../support/offline/cached-responses.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, visitUntilReady } from '../../support/offline/visit.ts';

test('after logging out nothing of the agent is left on the device, and the next agent sees nothing of theirs', async ({
  page,
  context,
  mail,
  siteProxy,
}) => {
  await visitUntilReady(page, '/login');
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await expect(page).toHaveURL('/dashboard');
  const details = page.getByRole('region', { name: 'Agent Details' });
  const name = (await details.getByRole('definition').first().textContent()) ?? '';
  expect(name).not.toBe('');
  for (const tab of ['edit-profile', 'comments']) await openPage(page, `/dashboard?tab=${tab}`);
  const token = (await context.cookies()).find((cookie) => cookie.name === 'token')?.value ?? '';
  expect(token).not.toBe('');
  // All private data is stored under these prefixes.
  await page.evaluate(async () => {
    localStorage.setItem('naija:private:draft', 'private data of the agent');
    await (
      await caches.open('naija-private-test')
    ).put('/private', new Response('private data of the agent'));
  });
  expect(await findStored(page, token)).toEqual([]);
  const places = await findStored(page, DEMO_LOGIN.email);
  expect(places.filter((place) => !place.startsWith('naija-private-'))).toEqual([]);

  await logOut(page);
  await expect.poll(() => findStored(page, 'private data of the agent')).toEqual([]);
  for (const secret of [token, DEMO_LOGIN.email]) expect(await findStored(page, secret)).toEqual([]);

  const next = newAgent();
  await signUp(page, next);
  await expect(page).toHaveURL('/verify');
  await page.goto((await waitForMail(mail, next.email)).path);
  await openPage(page, '/login');
  await logIn(page, next.email, next.password);
  await expect(page).toHaveURL('/agentform');
  await siteProxy.disconnect();
  for (const address of ['/dashboard', '/dashboard?tab=edit-profile', '/agentform']) {
    await openPage(page, address);
    await expect(page.locator('body')).not.toContainText(DEMO_LOGIN.email);
    await expect(page.getByRole('main')).not.toContainText(name);
  }
});

test(
  'without a server an agent who has logged out is a visitor again',
  AT_FULL_SIZE,
  async ({ page, siteProxy }) => {
    await visitUntilReady(page, '/login');
    await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
    await expect(page).toHaveURL('/dashboard');
    await siteProxy.disconnect();
    await logOut(page);
    await expect(page.getByRole('link', { name: 'SIGN UP', exact: true })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.locator('body')).not.toContainText(DEMO_LOGIN.email);
  },
);
