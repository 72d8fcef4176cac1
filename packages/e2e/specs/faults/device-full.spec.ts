import { pagePaths } from '@naija/contracts/domain/pages';
import { showCommentForm } from '../../support/comment-form.ts';
import { agentsOf } from '../../support/first-agent.ts';
import { visitUntilReady } from '../../support/offline/visit.ts';
import { commentsOf } from '../../support/faults/comments-of.ts';
import { expect, test } from '../../support/faults/test.ts';

test('on a full device a visitor sees that a comment is not saved, it stays on the screen, and is sent once online', async ({
  page,
  context,
  network,
  request,
  system,
}) => {
  const [, , , , agent] = await agentsOf(request);
  const id = agent?.id ?? '';
  const content = 'There was no room for this one.';
  await visitUntilReady(page, `${network.url}${pagePaths.agent(id)}`);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize: 1 });
  network.setFaults({ lostRequests: 1 });
  const field = page.getByRole('textbox', { name: 'Comment' });
  await showCommentForm(page);
  await page.getByLabel('Name').fill('Ngozi Eze');
  await field.fill(content);
  await expect(page.getByText(/^Not saved: this device is full/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(page.getByText(/^Not saved/).first()).toBeVisible();
  await expect(field).toHaveValue(content);

  network.setFaults({});
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => commentsOf(system.url, id)).toContain(content);
  expect((await commentsOf(system.url, id)).filter((one) => one === content)).toHaveLength(1);
});
