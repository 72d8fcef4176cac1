import type { APIRequestContext } from '@playwright/test';
import { PHONE_MESSAGES } from '@naija/contracts/domain/phone-messages';
import { pagePaths } from '@naija/contracts/domain/pages';
import { DEMO_LOGIN, logIn } from '../../support/new-agent.ts';
import { waitUntilRendered } from '../../support/rendered.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** The newest code in the mailbox of development. */
async function newestCode(request: APIRequestContext): Promise<string> {
  const { texts } = (await (await request.get('/dev/mailbox.json')).json()) as { texts: { text: string }[] };
  return texts[0]?.text.slice(-6) ?? '';
}

test('an agent confirms the phone by the code of a text message, and visitors read that it is', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/login?next=/dashboard%3Ftab=settings%23checks');
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  const part = page.getByRole('region', { name: 'Phone number' });
  await part.getByRole('button', { name: 'Send me a code' }).click();
  const code = part.getByLabel('Code');
  await expect(code).toBeVisible();
  await code.fill(await newestCode(request));
  await code.press('Enter');
  await expect(page.getByText(PHONE_MESSAGES.confirmed)).toBeVisible();
  await expect(part).toContainText(/is confirmed since/);
  await expect(part).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const id = decodeURIComponent((await context.cookies()).find(({ name }) => name === 'id')?.value ?? '');
  await waitUntilRendered(request, pagePaths.agent(id));
  const rendered = await (await request.get(pagePaths.agent(id))).text();
  expect(rendered, 'the server renders the badge').toMatch(/Phone confirmed, \w+ \d+, \d{4}/);
  await page.goto(pagePaths.agent(id));
  await expect(page.getByText(/^Phone confirmed,/)).toBeVisible();
});
