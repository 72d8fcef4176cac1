import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { useNotifications } from '../../../test/use-notifications.ts';
import { agents } from '../../database/schema.ts';
import { MAIL_PAUSE_MS } from './comment-mail.ts';

const site = useNotifications();
const subjects = async () => (await site.mail()).map(({ subject }) => subject);

describe('mail about comments', () => {
  it('comes with the first one, and says neither what it says nor by whom', async () => {
    const agent = await addAgent(site.server.db, { name: 'Ada Obi' });
    await site.comment(agent.id);
    await site.done();
    const [mail] = await site.mail();
    expect(mail).toMatchObject({ recipient: agent.email, subject: 'You have a new comment on NaijaAgents' });
    expect(mail?.text).toContain('/dashboard?tab=comments');
    expect(`${mail?.html ?? ''}${mail?.text ?? ''}`).not.toMatch(/Bola|Kept her/);
  });

  it('is in the language of the agent, whatever that of the page with the comment', async () => {
    const agent = await addAgent(site.server.db, { name: 'Ada Obi', language: 'pcm' });
    await site.comment(agent.id);
    await site.done();
    const [mail] = await site.mail();
    expect(mail?.subject).toBe('You get one new comment for NaijaAgents');
    expect(mail?.html).toContain('<html lang="pcm">');
  });

  it('comes once in 15 minutes, with the number of those that came in between', async () => {
    const { id } = await addAgent(site.server.db);
    await site.comment(id);
    await site.done();
    for (let count = 0; count < 4; count += 1) await site.comment(id);
    await site.makeDue();
    await vi.waitUntil(
      async () =>
        (await site.waiting()).some(({ run, dueAt }) => run === null && dueAt.getTime() > Date.now()),
      { timeout: 20_000, interval: 10 },
    );
    // The job is due by the database's clock; the pause also depends on the server's clock.
    expect(await site.waiting()).toHaveLength(1);
    expect(await subjects()).toHaveLength(1);
    site.advance(MAIL_PAUSE_MS / 1_000);
    await site.makeDue();
    await site.done();
    expect(await subjects()).toEqual([
      'You have a new comment on NaijaAgents',
      'You have 4 new comments on NaijaAgents',
    ]);
    site.advance(MAIL_PAUSE_MS / 1_000);
    await site.makeDue();
    expect(await subjects()).toHaveLength(2);
  });

  it('is not lost if comments arrive while one is being sent', async () => {
    const { id } = await addAgent(site.server.db);
    await Promise.all(Array.from({ length: 8 }, () => site.comment(id)));
    site.advance(MAIL_PAUSE_MS / 1_000);
    await site.makeDue();
    await site.done();
    const counts = (await subjects()).map((subject) => Number(/ (\d{1,3}) new/.exec(subject)?.[1] ?? 1));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(8);
    expect(counts.length).toBeLessThanOrEqual(2);
  });

  it('is not sent to agents who turned it off, not even later for comments of that time', async () => {
    const { agent, token } = await site.loggedIn();
    await site.turn(token, 'comment', 'mail', false);
    await site.comment(agent.id);
    await site.turn(token, 'comment', 'mail', true);
    await site.comment(agent.id);
    await site.done();
    expect(await subjects()).toEqual(['You have a new comment on NaijaAgents']);
  });

  it('is not sent to an unverified address', async () => {
    const { id } = await addAgent(site.server.db);
    await site.server.db.update(agents).set({ emailVerifiedAt: null }).where(eq(agents.id, id));
    await site.comment(id);
    await site.done();
    expect(await subjects()).toEqual([]);
  });
});
