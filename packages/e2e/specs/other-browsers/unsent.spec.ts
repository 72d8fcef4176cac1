import { pagePaths } from '@naija/contracts/domain/pages';
import { agentPaths } from '@naija/contracts/http/agents';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { agentsOf } from '../../support/first-agent.ts';
import { commentsOf } from '../../support/faults/comments-of.ts';
import { expect, skipMissing, test } from '../../support/browsers/test.ts';
import { visit } from '../../support/browsers/visit.ts';

test.beforeEach(skipMissing);

const COMMENT = 'Kept every promise, also offline.';

test('a comment posted without a server stays pending through a reload, and is sent once when the server is back', async ({
  request,
  site,
  visitor,
}) => {
  const id = (await agentsOf(request))[0]?.id ?? '';
  await visit(visitor, site.url + pagePaths.agent(id), agentPaths.byId(id));
  await site.disconnect();
  // The form is loaded when it is near the viewport.
  await visitor.evaluate(`document.querySelector('#comment').scrollIntoView()`);
  await visitor.fill('Your name', 'Ngozi Eze');
  await visitor.fill('Comment', COMMENT);
  await visitor.press('button', 'Post comment');
  await visitor.seesText('Saved on this device');
  await visitor.reload();
  await visitor.seesText('Saved on this device');
  await visitor.seesText(COMMENT);
  await site.reconnect();
  await expect.poll(() => commentsOf(site.url, id), { timeout: 60_000 }).toContain(COMMENT);
  expect((await commentsOf(site.url, id)).filter((content) => content === COMMENT)).toHaveLength(1);
});

test(
  'a half-written comment is restored after a reload',
  AT_FULL_SIZE,
  async ({ request, site, visitor }) => {
    const id = (await agentsOf(request))[0]?.id ?? '';
    await visitor.open(site.url + pagePaths.agent(id));
    await visitor.fill('Comment', COMMENT);
    await visitor.seesText('Draft saved on this device');
    await visitor.reload();
    await visitor.seesText('Draft from');
    expect(await visitor.evaluate(`document.querySelector('textarea').value`)).toBe(COMMENT);
  },
);
