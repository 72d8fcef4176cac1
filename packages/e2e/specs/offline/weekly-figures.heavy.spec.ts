import { pagePaths } from '@naija/contracts/domain/pages';
import { interestPath, ownFiguresPath, type OwnFigures } from '@naija/contracts/http/interest';
import { expectAccessible } from '../../support/accessible.ts';
import { DEMO_LOGIN, logIn } from '../../support/new-agent.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, visitUntilReady } from '../../support/offline/visit.ts';

test('visits with and without a server are counted for the agent once, who reads them by week', async ({
  page,
  browser,
  siteProxy,
}) => {
  // The agent, on a device of their own.
  const own = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: siteProxy.url });
  const dashboard = await own.newPage();
  await dashboard.goto('/login');
  await logIn(dashboard, DEMO_LOGIN.email, DEMO_LOGIN.password);
  const profile =
    (await dashboard.getByRole('link', { name: 'Open your public page' }).getAttribute('href')) ?? '';
  const token = (await own.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const figures = async () => {
    const read = await own.request.get(ownFiguresPath, { headers: { authorization: `Bearer ${token}` } });
    return ((await read.json()) as OwnFigures).weeks.at(-1);
  };
  const before = await figures();
  await dashboard.goto(profile); // Agents' visits to their own profile are not counted.

  await visitUntilReady(page, '/');
  const counted = page.waitForResponse((response) => response.url().endsWith(interestPath));
  await openPage(page, profile);
  await counted;
  await siteProxy.disconnect();
  await openPage(page, profile);
  const kept = () => page.evaluate(() => localStorage.getItem('naija:interest') ?? '');
  await expect.poll(kept).toContain('view');
  await page.getByRole('button', { name: /^Save (?!to contacts)/ }).click();
  await expect.poll(kept).toContain('favourite');
  await siteProxy.reconnect();
  await page.goto(pagePaths.about);
  await expect.poll(kept).toBe('');

  await expect.poll(figures).toMatchObject({
    view: (before?.view ?? 0) + 2,
    favourite: (before?.favourite ?? 0) + 1,
  });
  await dashboard.goto('/dashboard');
  const section = dashboard.getByRole('region', { name: 'Your last 12 weeks' });
  await section.getByText('Show as a table').click();
  await expectAccessible(dashboard, section.getByRole('table'));
  await own.close();
});
