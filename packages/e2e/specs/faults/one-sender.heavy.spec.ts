import { commentPaths } from '@naija/contracts/http/comments';
import { agentsOf } from '../../support/first-agent.ts';
import { visitUntilReady } from '../../support/offline/visit.ts';
import { commentsOf } from '../../support/faults/comments-of.ts';
import { enqueue, createOutbox, pendingOn } from '../../support/faults/outbox-store.ts';
import { dispatchSync } from '../../support/faults/sync-event.ts';
import { expect, test } from '../../support/faults/test.ts';

const TABS = 3;
const COMMENTS = 20;

test('several tabs and the service worker send each pending comment once', async ({
  page,
  context,
  network,
  request,
  system,
}) => {
  const [agent] = await agentsOf(request);
  const id = agent?.id ?? '';
  const before = await commentsOf(system.url, id);
  await visitUntilReady(page, network.url);
  await createOutbox(page);
  // Long enough for all of them to try the same comment.
  network.setFaults({ delay: 60 });
  const comments = Array.from(
    { length: COMMENTS },
    (_, at) => `From one of ${String(TABS)} tabs: ${String(at)}`,
  );
  const tabs = [page, ...(await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage())))];
  for (const tab of tabs) await tab.goto(`${network.url}/about`);
  await enqueue(
    page,
    comments.map((content) => ({
      kind: 'comment' as const,
      owner: null,
      about: id,
      fields: { fullname: 'Ngozi Eze', content },
    })),
  );
  await Promise.all([
    dispatchSync(page, network.url),
    ...tabs.map((tab) => tab.evaluate(() => dispatchEvent(new Event('focus')))),
  ]);
  await expect.poll(() => pendingOn(page)).toEqual([]);
  expect((await commentsOf(system.url, id)).slice(before.length)).toEqual(comments);
  expect(network.requests.filter((request) => request === `POST ${commentPaths.post(id)}`)).toHaveLength(
    COMMENTS,
  );
});
