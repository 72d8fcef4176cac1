import { COMMENT_RESPONSES } from '@naija/contracts/domain/comment-messages';
import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { pagePaths } from '@naija/contracts/domain/pages';
import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { expectAccessible } from '../../support/accessible.ts';
import { agentsOf } from '../../support/first-agent.ts';
import { waitForMail } from '../../support/mails.ts';
import { waitUntilRendered } from '../../support/rendered.ts';
import { expect, test } from '../../support/test.ts';

const EMAIL = 'ngozi.eze@example.com';

test('a comment says what the fee was, and is marked by the link of the mail, though not when a scanner opens that', async ({
  page,
  request,
  mail,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [agent] = await agentsOf(request, 'kaduna');
  const profile = pagePaths.agent(agent?.id ?? '');
  // The link that agents send to their clients ends like this.
  await page.goto(`${profile}#comment`);
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.type('Ngozi Eze');
  await page.getByRole('textbox', { name: 'Comment' }).fill('We moved in on Friday.');
  await page.getByLabel(/^What is it about/).selectOption('I rented a home');
  await page.getByLabel(/^Were you charged the fees/).selectOption('Yes, as published');
  await expectAccessible(page, page.getByLabel(/^Your email/));
  await page.getByLabel(/^Your email/).fill(EMAIL);
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(page.getByText(COMMENT_RESPONSES.postedWithEmail)).toBeVisible();

  /** Comments with a mark, and mentions of the address, in what the server renders. */
  const rendered = async () => {
    await waitUntilRendered(request, profile);
    const html = await (await request.get(profile)).text();
    return { marks: html.split('· Confirmed email<').length - 1, isShown: html.includes(EMAIL) };
  };
  const { marks } = await rendered();
  const { path } = await waitForMail(mail, EMAIL);
  await request.get(path);
  await page.goto(path);
  await expectAccessible(page, page.getByRole('button', { name: 'Confirm my email' }));
  expect(await rendered()).toEqual({ marks, isShown: false });

  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText(COMMENT_RESPONSES.confirmed)).toBeVisible();
  await page.getByRole('link', { name: 'See the comments' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'We moved in on Friday.' })).toContainText(
    'Rented · Charged as published · Confirmed email',
  );
  expect(await rendered()).toEqual({ marks: marks + 1, isShown: false });
});

test('a comment from a page in Pidgin is confirmed by mail in Pidgin', async ({
  page,
  context,
  request,
  mail,
  baseURL,
}) => {
  const email = 'efe.ovie@example.com';
  await context.addCookies([{ name: RENDERING_COOKIES.language, value: 'pcm', url: baseURL ?? '' }]);
  const [agent] = await agentsOf(request, 'kaduna');
  await page.goto(`${pagePaths.agent(agent?.id ?? '')}#comment`);
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.type('Efe Ovie');
  await page.getByRole('textbox', { name: 'Comment' }).fill('E answer me sharp sharp.');
  await page.getByLabel(/^Your email/).fill(email);
  await page.getByRole('button', { name: 'Post comment' }).click();
  expect((await waitForMail(mail, email)).subject).toBe('Confirm your comment for NaijaAgents');
});

test('a profile says how many were charged as published, before any script has run', async ({ request }) => {
  for (const { id } of await agentsOf(request)) {
    const { charged } = (await (await request.get(agentPaths.byId(id))).json()) as AgentResponse;
    await waitUntilRendered(request, pagePaths.agent(id));
    const html = await (await request.get(pagePaths.agent(id))).text();
    const said = /Charged as published: (\d+) of (\d+)/.exec(html)?.slice(1).map(Number);
    expect(said).toEqual(charged && [charged.asPublished, charged.answers]);
    if (charged) return;
  }
  throw new Error('no demo agent in Lagos has enough answers');
});
