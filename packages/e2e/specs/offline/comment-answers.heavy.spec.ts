import { agentPaths } from '@naija/contracts/http/agents';
import { pagePaths } from '@naija/contracts/domain/pages';
import { showCommentForm } from '../../support/comment-form.ts';
import { agentsOf } from '../../support/first-agent.ts';
import { expect, test } from '../../support/offline/test.ts';
import {
  openPage,
  pressUnlessRetried,
  visitUntilReady,
  waitUntilCached,
} from '../../support/offline/visit.ts';

test('without a server a client opens the link of an agent, and what the comment says waits and arrives with it', async ({
  page,
  siteProxy,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitUntilReady(page, '/');
  const [agent] = await agentsOf(page.request, 'oyo');
  const profile = pagePaths.agent(agent?.id ?? '');
  await openPage(page, profile);
  await waitUntilCached(page, agentPaths.byId(agent?.id ?? ''));
  await siteProxy.disconnect();
  await openPage(page, '/');
  await openPage(page, `${profile}#comment`);
  await expect(page.getByLabel('Your name')).toBeFocused();
  await showCommentForm(page);
  await page.getByLabel('Your name').fill('Ngozi Eze');
  await page.getByRole('textbox', { name: 'Comment' }).fill('We bought it.');
  await page.getByLabel(/^What is it about/).selectOption('I bought a home');
  await page.getByLabel(/^Were you charged the fees/).selectOption('No, something else');
  await page.reload();
  await expect(page.getByLabel(/^Were you charged the fees/)).toHaveValue('no');
  await page.getByRole('button', { name: 'Post comment' }).click();
  const first = page.getByRole('region', { name: 'Comments' }).getByRole('listitem').first();
  await expect(first).toContainText('Bought · Not charged as published');
  await expect(first).toContainText('Saved on this device');

  await siteProxy.reconnect();
  await pressUnlessRetried(
    first.getByRole('button', { name: 'Try now' }),
    first.getByRole('button', { name: /^Report the comment/ }),
  );
  await page.reload();
  await expect(first).toContainText('Bought · Not charged as published');
  await expect(first.getByRole('button', { name: /^Report the comment/ })).toBeVisible();
});
