import type { Page } from '@playwright/test';
import { formatDay } from '@naija/contracts/domain/dates';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { COMMENT_FIELD_MESSAGES } from '@naija/contracts/domain/comment-messages';
import { commentPaths, type CommentListResponse } from '@naija/contracts/http/comments';
import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { pagePaths } from '@naija/contracts/domain/pages';
import { showCommentForm } from '../../support/comment-form.ts';
import { draftsOn } from '../../support/faults/outbox-store.ts';
import { failWith, retryThrough } from '../../support/failures.ts';
import { agentsOf, firstAgent } from '../../support/first-agent.ts';
import { disableRevalidation } from '../../support/disable-revalidation.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { renderInBrowser } from '../../support/rendered.ts';
import { expect, test, TRANSLATED } from '../../support/test.ts';

const POST = (page: Page) => page.getByRole('button', { name: 'Post comment' });
const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });

test('a visitor reaches the agent in one tap, by phone, WhatsApp, email or Instagram', async ({
  page,
  request,
}) => {
  const path = await firstAgent(request);
  const { data } = (await (
    await request.get(agentPaths.byId(path.split('/')[2] ?? ''))
  ).json()) as AgentResponse;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const call = page.getByRole('link', { name: /^Call/ });
  await expect(call).toHaveAttribute('href', `tel:${data.phone}`);
  await expect(call).toBeInViewport();
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/${data.phone.replace('+', '')}\\?text=`),
  );
  await expect(page.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:/);
});

test('Back leads to the previous page, and home where there is none', async ({ page, request }) => {
  const path = await firstAgent(request);
  await page.goto('/location/lagos');
  await page
    .getByRole('link', { name: /^See More/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/location/lagos');

  const fresh = await page.context().newPage();
  await fresh.goto(path);
  await fresh.getByRole('button', { name: 'Back' }).click();
  await expect(fresh).toHaveURL('/');
});

test('a visitor leaves a comment with the keyboard, reads it at the top of the list, and so does the next one', async ({
  page,
  request,
}) => {
  const [, agent] = await agentsOf(request, 'kano');
  await page.goto(pagePaths.agent(agent?.id ?? ''));
  await showCommentForm(page);
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Ngozi Eze');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kept every promise. <b>Ẹ ṣé!</b>');
  // The dealing and the email are optional.
  for (let field = 0; field < 3; field += 1) await page.keyboard.press('Tab');
  await expect(POST(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(MESSAGES.commentPosted)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
  const first = comments(page).getByRole('listitem').first();
  await expect(first).toContainText('Ngozi Eze');
  await expect(first).toContainText('Kept every promise. <b>Ẹ ṣé!</b>');
  await expect(first).toContainText(formatDay(new Date().toISOString()));

  await page.reload();
  await expect(first).toContainText('Kept every promise. <b>Ẹ ṣé!</b>');
});

test('a blank comment is not sent, and the fields say why', TRANSLATED, async ({ page, request }) => {
  await page.goto(await firstAgent(request));
  const sent: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST') sent.push(call.url());
  });
  await showCommentForm(page);
  await page.getByLabel('Name').fill('   ');
  await page.getByRole('textbox', { name: 'Comment' }).fill(' \n ');
  await POST(page).click();
  await expect(page.getByText(COMMENT_FIELD_MESSAGES.commentNameRequired)).toBeVisible();
  await expect(page.getByText(COMMENT_FIELD_MESSAGES.commentRequired)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(sent).toEqual([]);
});

test('a half-written comment is restored after a reload, until it is discarded', async ({
  page,
  request,
}) => {
  await page.goto(await firstAgent(request));
  await showCommentForm(page);
  await page.getByRole('textbox', { name: 'Comment' }).fill('Half a sen');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await page.reload();
  await showCommentForm(page);
  await expect(page.getByText(/^Draft from .*\d\d:\d\d restored$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Half a sen');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  await expect.poll(() => draftsOn(page)).toEqual([]);
  await page.reload();
  await showCommentForm(page);
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
});

test('the profile of an agent without comments asks visitors for the first one', async ({
  page,
  request,
}) => {
  const agents = [...(await agentsOf(request, 'lagos')), ...(await agentsOf(request, 'rivers'))];
  let bare = '';
  for (const { id } of agents) {
    const response = (await (await request.get(commentPaths.list(id))).json()) as CommentListResponse;
    if (response.comments.length === 0) bare = id;
  }
  expect(bare).not.toBe('');
  await page.goto(pagePaths.agent(bare));
  await expect(page.getByText('No comments yet. Be the first to leave a comment!')).toBeVisible();
});

test('while a profile and its comments load, their space is reserved and a screen reader is told', async ({
  page,
  request,
}) => {
  const path = await firstAgent(request);
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/v1/**', async (route) => {
    await held;
    await route.continue();
  });
  await renderInBrowser(page);
  await page.goto(path);
  await expect(page.getByRole('status').filter({ hasText: 'Loading profile' })).toBeVisible();
  await expect(pageHeading(page)).toBeVisible();
  respond();
  await expect(page.getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(comments(page)).toBeVisible();
});

test.describe('failures', () => {
  test.use({ expectedNoise: /status of (404|429|500)|ERR_CONNECTION_REFUSED|ERR_FAILED/ });

  const FAILURES = [
    { status: 500, message: MESSAGES.locationFailed },
    { status: undefined, message: MESSAGES.locationOffline },
  ];

  test('a comment whose response is lost stays pending on top of the list, also after a reload, and is posted once', async ({
    page,
    request,
  }) => {
    const [, , agent] = await agentsOf(request, 'kano');
    const id = agent?.id ?? '';
    const call = `**${commentPaths.post(id)}`;
    await page.goto(pagePaths.agent(id));
    await showCommentForm(page);
    await page.getByLabel('Name').fill('Musa Bello');
    await page.getByRole('textbox', { name: 'Comment' }).fill('Answered at once.');
    // The server gets it, and the response is lost.
    await page.route(call, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort('connectionrefused');
    });
    await POST(page).click();
    const pending = comments(page).getByRole('listitem').first();
    await expect(pending).toContainText('Saved on this device');
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
    await page.reload();
    await expect(pending).toContainText('Answered at once.');
    await expect(pending).toContainText('Saved on this device');
    await page.unroute(call);
    await expect(page.getByText(MESSAGES.commentPosted)).toBeVisible();
    await expect(comments(page).getByText('Saved on this device')).toBeHidden();
    await expect(comments(page).getByText('Answered at once.')).toHaveCount(1);
  });

  test('a refused comment returns to its form with the reason', async ({ page, request }) => {
    const [, , , agent] = await agentsOf(request, 'kano');
    const id = agent?.id ?? '';
    await page.goto(pagePaths.agent(id));
    await showCommentForm(page);
    await page.getByLabel('Name').fill('Musa Bello');
    await page.getByRole('textbox', { name: 'Comment' }).fill('Answered at once.');
    await failWith(page, `**${commentPaths.post(id)}`, { status: 404, message: 'There is no such agent' });
    await POST(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to post comment' })).toContainText(
      'There is no such agent',
    );
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Answered at once.');
    await expect(comments(page).getByText('Answered at once.')).toHaveCount(0);
  });

  test(
    'when the server fails or the network is down the comments say so, the profile stays, and Retry loads them',
    TRANSLATED,
    async ({ page, request }) => {
      const path = await firstAgent(request);
      const call = '**/api/v1/comment/getAll/**';
      const retry = comments(page).getByRole('button', { name: 'Retry' });
      await disableRevalidation(page);
      const expectMessage = async (message: string) => {
        await expect(comments(page).getByRole('alert')).toContainText(message);
        await expect(page.getByRole('link', { name: /^Call/ })).toBeVisible();
      };
      await renderInBrowser(page);
      await retryThrough(page, call, FAILURES, { path, retry, expectMessage });
      await expect(comments(page).getByRole('alert')).toBeHidden();
    },
  );

  test('an unknown agent responds with 404 and a link home', async ({ page, request }) => {
    const path = pagePaths.agent('00000000-0000-4000-8000-000000000000');
    await expect.poll(async () => (await request.get(path)).status()).toBe(404);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Agent not found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: /home/ }).click();
    await expect(page).toHaveURL('/');
  });

  test('when the server fails or the network is down the profile says so, and Retry loads it', async ({
    page,
    request,
  }) => {
    const path = await firstAgent(request);
    const call = '**/api/v1/user/*';
    const alert = page.getByRole('alert').filter({ hasText: 'profile' });
    const retry = alert.getByRole('button', { name: 'Retry' });
    await disableRevalidation(page);
    const expectMessage = (message: string) => expect(alert).toContainText(message);
    await renderInBrowser(page);
    await retryThrough(page, call, FAILURES, { path, retry, expectMessage });
    await expect(page.getByRole('link', { name: /^Call/ })).toBeVisible();
  });
});
