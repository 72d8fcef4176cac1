import { addDays, lagosDay } from '@naija/contracts/domain/dates';
import { pagePaths } from '@naija/contracts/domain/pages';
import { REGISTRATION_RESPONSES } from '@naija/contracts/domain/registration-messages';
import { DEMO_LOGIN, logIn } from '../../support/new-agent.ts';
import { enrol, newOperator } from '../../support/operators.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { waitForHydration, waitUntilRendered } from '../../support/rendered.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const BADGE = /^CAC RC 778899 · checked on \w+ \d+, \d{4} against the public register, valid until/;

test('an agent enters a registration, an operator confirms it, and a visitor reads what was checked', async ({
  page,
  context,
  request,
  browser,
  system,
  mail,
}) => {
  await page.goto('/login?next=/dashboard%3Ftab=settings%23checks');
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  const part = page.getByRole('region', { name: /^CAC/ });
  await part.getByRole('button', { name: 'Enter CAC number' }).click();
  await part.getByLabel('Your CAC number').fill('rc778899');
  await part.getByRole('button', { name: 'Have it checked' }).click();
  await expect(page.getByText(REGISTRATION_RESPONSES.entered)).toBeVisible();
  await expect(part).toContainText('RC 778899 waits to be looked up');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const id = decodeURIComponent((await context.cookies()).find(({ name }) => name === 'id')?.value ?? '');

  const others = await browser.newContext();
  await waitForHydration(others);
  const operatorPage = await others.newPage();
  await enrol(operatorPage, await newOperator(request, mail, system));
  await operatorPage.getByRole('link', { name: /registrations? to check$/ }).click();
  await expect(pageHeading(operatorPage)).toHaveText('Registrations');
  const card = operatorPage.getByRole('article').filter({ hasText: 'RC 778899' });
  await card.getByLabel('Decision').selectOption({ label: 'Confirm: the register has it, and it is theirs' });
  const today = lagosDay(new Date());
  await card.getByLabel('Checked on').fill(today);
  await card.getByLabel('Valid until').fill(addDays(today, 365));
  await card.getByRole('button', { name: 'Confirm CAC RC 778899' }).click();
  await expect(operatorPage.getByText('Decided. The agent is told by email.')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await operatorPage.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await others.close();

  await waitUntilRendered(request, pagePaths.agent(id));
  expect(await (await request.get(pagePaths.agent(id))).text(), 'rendered by the server').toContain(
    'CAC RC 778899',
  );
  await page.goto(pagePaths.agent(id));
  await expect(page.getByText(BADGE)).toBeVisible();
});
