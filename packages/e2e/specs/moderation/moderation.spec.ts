import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { MODERATION_RESPONSES } from '@naija/contracts/domain/moderation-messages';
import { pagePaths } from '@naija/contracts/domain/pages';
import { commentPaths } from '@naija/contracts/http/comments';
import { agentsOf } from '../../support/first-agent.ts';
import { DEMO_LOGIN, logIn } from '../../support/new-agent.ts';
import { enrol, newOperator } from '../../support/operators.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { waitForHydration } from '../../support/rendered.ts';
import { expect, test, TRANSLATED } from '../../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const NOTE = 'Gives the private address of somebody who has not agreed.';
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Moderation' }).getByRole('link', { name });
const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });

/** The browser of a visitor, on the page of an agent. */
async function visit(browser: Browser, agentId: string): Promise<Page> {
  const context = await browser.newContext();
  await waitForHydration(context);
  const page = await context.newPage();
  await page.goto(pagePaths.agent(agentId));
  return page;
}

async function postComment(request: APIRequestContext, agentId: string, content: string): Promise<void> {
  const data = { fullname: 'Eve Bassey', content };
  expect((await request.post(commentPaths.post(agentId), { data })).status()).toBe(201);
}

async function report(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Report the comment by Eve Bassey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this comment' });
  await dialog.getByRole('radio', { name: /private data/ }).check();
  await dialog.getByLabel('Details').fill('Number 7 is where I live.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(MODERATION_RESPONSES.reportSent)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
}

test(
  'a visitor reports a comment, an operator with a second factor hides it, and the decision stands in the audit',
  TRANSLATED,
  async ({ page, request, browser, system, mail }) => {
    const [agent] = await agentsOf(request, 'enugu');
    const [id, content] = [agent?.id ?? '', 'She lives at 7 Zik Avenue.'];
    await postComment(request, id, content);
    const visitor = await visit(browser, id);
    await expect(comments(visitor).getByText(content)).toBeVisible();
    await report(visitor);

    const operator = await newOperator(request, mail, system);
    await enrol(page, operator);
    await expect(pageHeading(page)).toHaveText('Queue');
    await page
      .getByRole('listitem')
      .filter({ hasText: content })
      .getByRole('link', { name: /^Comment/ })
      .click();
    await expect(page.getByRole('region', { name: 'Reports' })).toContainText('Number 7 is where I live.');
    await page.getByRole('radio', { name: /^Hide it/ }).check();
    await page.getByLabel('Reason').fill(NOTE);
    await page.getByRole('button', { name: 'Hide it' }).click();
    await expect(page.getByText('Decided. Hidden.')).toBeVisible();

    await visitor.reload();
    await expect(comments(visitor)).toBeVisible();
    await expect(comments(visitor).getByText(content)).toHaveCount(0);
    await visitor.context().close();

    await menu(page, 'Audit').click();
    await expect(pageHeading(page)).toHaveText('Audit');
    const entry = page.getByRole('listitem').filter({ hasText: NOTE });
    await expect(entry).toContainText('Hidden · Comment');
    await expect(entry).toContainText(operator.name);
  },
);

test(
  'an agent replies to a comment, and visitors read the reply below it',
  TRANSLATED,
  async ({ page, context, request, browser }) => {
    await page.goto('/login?next=/dashboard%3Ftab=comments');
    await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
    await expect(page).toHaveURL('/dashboard?tab=comments');
    const id = decodeURIComponent((await context.cookies()).find(({ name }) => name === 'id')?.value ?? '');
    await postComment(request, id, 'Answered my call at once.');
    await page.reload();
    const visitor = await visit(browser, id);
    await page.getByRole('button', { name: 'Reply to Eve Bassey' }).first().click();
    await page.getByLabel('Your reply').fill('Thank you, Eve. Call any day.');
    await page.getByRole('button', { name: 'Post reply' }).click();
    await expect(page.getByText('Thank you, Eve. Call any day.')).toBeVisible();

    const comment = comments(visitor).getByRole('listitem').filter({ hasText: 'Answered my call at once.' });
    await expect(async () => {
      await visitor.reload();
      await expect(comment).toContainText(/Reply from .*Thank you, Eve\. Call any day\./, { timeout: 2_000 });
    }).toPass();
    await visitor.context().close();
  },
);
