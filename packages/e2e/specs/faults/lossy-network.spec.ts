import { visitUntilReady } from '../../support/offline/visit.ts';
import { agentsOf } from '../../support/first-agent.ts';
import { commentsOf } from '../../support/faults/comments-of.ts';
import { enqueue, createOutbox, pendingOn } from '../../support/faults/outbox-store.ts';
import { figures } from '../../support/faults/seeded.ts';
import { SIZES, timeFor } from '../../support/faults/sizes.ts';
import { expect, test } from '../../support/faults/test.ts';

const INTENTS = SIZES.intents;
const LOST = 0.3;
const AGENTS = 5;

test(`${String(INTENTS)} pending comments arrive once and in order over a network that loses 30 % of requests and of responses`, async ({
  page,
  network,
  request,
  system,
}) => {
  test.setTimeout(Math.max(test.info().timeout, timeFor(INTENTS, 3_000)));
  const agents = (await agentsOf(request)).slice(0, AGENTS).map(({ id }) => id);
  const before = await Promise.all(agents.map((id) => commentsOf(system.url, id)));
  await visitUntilReady(page, network.url);
  await createOutbox(page);
  const queued = Array.from({ length: INTENTS }, (_, at) => ({
    kind: 'comment' as const,
    owner: null,
    about: agents[at % agents.length] ?? '',
    fields: { fullname: 'Ngozi Eze', content: `Comment ${String(at)} on a bad network` },
  }));
  await enqueue(page, queued);

  network.setFaults({ lostRequests: LOST, lostResponses: LOST });
  const begun = performance.now();
  await page.reload();
  await expect
    .poll(
      async () => {
        // A focus event makes the page retry without its backoff.
        await page.evaluate(() => dispatchEvent(new Event('focus')));
        return (await pendingOn(page)).length;
      },
      { timeout: timeFor(INTENTS, 3_000), intervals: [250] },
    )
    .toBe(0);
  const seconds = (performance.now() - begun) / 1_000;

  for (const [at, id] of agents.entries()) {
    const mine = queued.filter(({ about }) => about === id).map(({ fields }) => fields.content);
    expect((await commentsOf(system.url, id)).slice(before[at]?.length)).toEqual(mine);
  }
  const { lostRequests, lostResponses } = network.counts;
  // About as many as there are comments are expected; fewer than a seventh in less than one of a thousand runs.
  expect(lostRequests + lostResponses).toBeGreaterThan(INTENTS * LOST * 0.5);
  figures(
    `${String(INTENTS)} comments on ${String(AGENTS)} agents in ${seconds.toFixed(0)} s: each on the server once and in order; ` +
      `of ${String(network.counts.requests)} requests ${String(network.counts.lostRequests)} were lost, and ${String(network.counts.lostResponses)} responses`,
  );
});
