import { setTimeout as delay } from 'node:timers/promises';
import { pagePaths } from '@naija/contracts/domain/pages';
import { agentPaths } from '@naija/contracts/http/agents';
import type { Page } from '@playwright/test';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { showCommentForm } from '../../support/comment-form.ts';
import { agentsOf } from '../../support/first-agent.ts';
import { waitUntilCached, visitUntilReady } from '../../support/offline/visit.ts';
import type { Faults } from '../../support/faults/forwarder.ts';
import type { Random } from '../../support/faults/random.ts';
import { commentsOf } from '../../support/faults/comments-of.ts';
import { pendingOn } from '../../support/faults/outbox-store.ts';
import { figures } from '../../support/faults/seeded.ts';
import { watchStatus } from '../../support/faults/watch-status.ts';
import { SIZES, timeFor } from '../../support/faults/sizes.ts';
import { expect, test } from '../../support/faults/test.ts';

const KILLS = SIZES.browserKills;
/** Milliseconds of typing within which the browser is killed. */
const MAX_DELAY_MS = 3_500;

const NETWORKS: readonly Faults[] = [
  {},
  { lostRequests: 0.3, lostResponses: 0.3, delay: 300 },
  { lostRequests: 1 },
];

test(
  `a browser that is killed ${String(KILLS)} times while a visitor types and posts loses nothing it has shown as saved, and sends nothing twice`,
  AT_FULL_SIZE,
  async ({ random, network, request, startDevice, system }) => {
    test.setTimeout(timeFor(KILLS, 25_000));
    const [, , agent] = await agentsOf(request);
    const id = agent?.id ?? '';
    const address = `${network.url}${pagePaths.agent(id)}`;
    const posted = new Set<string>();
    let drafts = 0;
    const first = await startDevice();
    await visitUntilReady(first.page, address);
    await waitUntilCached(first.page, agentPaths.byId(id));
    await first.close();

    let draft = '';
    for (let kill = 1; kill <= KILLS; kill += 1) {
      network.setFaults(NETWORKS[Math.floor(random.below(NETWORKS.length))] ?? {});
      const device = await startDevice();
      let saved = '';
      await watchStatus(device.page, (shown) => {
        if (shown.draft !== '') saved = shown.draft;
        for (const comment of shown.posted) posted.add(comment);
      });
      await device.page.goto(address);
      await expectStoredOrSent(device.page, system.url, id, [draft, ...posted]);
      saved = '';
      const write = typeAndPost(device.page, `Kill ${String(kill)}: ${randomWords(random)}.`);
      await delay(random.below(MAX_DELAY_MS));
      await device.kill();
      await write;
      draft = saved;
      if (draft !== '') drafts += 1;
    }

    network.setFaults({});
    const last = await startDevice();
    await last.page.goto(address);
    await expectStoredOrSent(last.page, system.url, id, [draft]);
    await expect.poll(async () => (await pendingOn(last.page)).length, { timeout: 60_000 }).toBe(0);
    await last.close();
    const arrived = (await commentsOf(system.url, id)).filter((content) => content.startsWith('Kill '));
    expect(arrived).toEqual([...new Set(arrived)]);
    for (const comment of posted) expect(arrived).toContain(comment);
    figures(
      `${String(KILLS)} kills, ${String(drafts)} of them after a draft was shown as saved; ${String(posted.size)} comments shown as saved, ` +
        `${String(arrived.length)} on the server, none twice`,
    );
  },
);

/** Expects each text, or a longer one that begins with it, in the form, in the outbox or on the server. */
async function expectStoredOrSent(
  page: Page,
  site: string,
  agentId: string,
  texts: readonly string[],
): Promise<void> {
  await showCommentForm(page);
  const field = page.getByRole('textbox', { name: 'Comment' });
  await expect(async () => {
    const pending = (await pendingOn(page)).map(({ content }) => String(content));
    const there = [await field.inputValue(), ...pending, ...(await commentsOf(site, agentId))];
    for (const text of texts)
      expect(
        there.filter((one) => one.startsWith(text)),
        text,
      ).not.toEqual([]);
  }).toPass({ timeout: 15_000 });
}

/** Types and posts a comment; ends silently when the browser is killed. */
async function typeAndPost(page: Page, comment: string): Promise<void> {
  try {
    await showCommentForm(page);
    await page.getByLabel('Name').fill('Ngozi Eze');
    const field = page.getByRole('textbox', { name: 'Comment' });
    await field.fill('');
    await field.pressSequentially(comment, { delay: 4 });
    await page.getByRole('button', { name: 'Post comment' }).click();
  } catch {
    // Killed.
  }
}

function randomWords(random: Random): string {
  const WORDS = ['kind', 'quick', 'fair', 'patient', 'honest', 'late', 'clear', 'careful'];
  return Array.from({ length: 4 }, () => WORDS[Math.floor(random.below(WORDS.length))]).join(' ');
}
