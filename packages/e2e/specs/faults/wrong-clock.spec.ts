import { pagePaths } from '@naija/contracts/domain/pages';
import { agentPaths } from '@naija/contracts/http/agents';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { showCommentForm } from '../../support/comment-form.ts';
import { agentsOf } from '../../support/first-agent.ts';
import { waitUntilCached, visitUntilReady } from '../../support/offline/visit.ts';
import { commentsOf } from '../../support/faults/comments-of.ts';
import { pendingOn } from '../../support/faults/outbox-store.ts';
import { expect, test } from '../../support/faults/test.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

for (const [clock, shift] of [
  ['ahead', DAY_MS],
  ['behind', -DAY_MS],
] as const)
  test(
    `a comment from a device whose clock is a day ${clock} stays pending through 429 and 5xx responses and is sent once`,
    clock === 'ahead' ? {} : AT_FULL_SIZE,
    async ({ page, network, request, system }) => {
      const [, , , agent] = await agentsOf(request);
      const id = agent?.id ?? '';
      const content = `From a device that is a day ${clock}`;
      await page.addInitScript((by) => {
        const { now } = Date;
        const shifted = () => now() + by;
        globalThis.Date = class extends Date {
          constructor(...given: [] | [number]) {
            super(...(given.length === 0 ? ([shifted()] as const) : given));
          }
          static override now = shifted;
        } as DateConstructor;
      }, shift);
      await visitUntilReady(page, `${network.url}${pagePaths.agent(id)}`);
      await waitUntilCached(page, agentPaths.byId(id));
      await showCommentForm(page);
      network.setFaults({ lostRequests: 1 });
      await page.getByLabel('Name').fill('Ngozi Eze');
      await page.getByRole('textbox', { name: 'Comment' }).fill(content);
      await page.getByRole('button', { name: 'Post comment' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: content })).toContainText(
        'Saved on this device',
      );
      await page.reload();
      await expect(page.getByRole('listitem').filter({ hasText: content })).toContainText(
        'Saved on this device',
      );

      network.setFaults({ refused: { share: 1, statuses: [429, 500, 502, 503], retryAfter: 1 } });
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect.poll(() => network.counts.refused).toBeGreaterThan(2);
      network.setFaults({});
      await expect.poll(() => pendingOn(page)).toEqual([]);
      expect((await commentsOf(system.url, id)).filter((one) => one === content)).toHaveLength(1);
    },
  );
