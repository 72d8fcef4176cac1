import { moderationPaths, type Subject } from '@naija/contracts/http/moderation';
import {
  operatorPaths,
  type AppealListResponse,
  type CaseListResponse,
  type CaseResponse,
} from '@naija/contracts/http/operators';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addAgent, addComment, addWorkPhoto } from '../../../test/agents.ts';
import { useModeration } from '../../../test/use-moderation.ts';
import { agents, auditEntries, comments, moderationAppeals } from '../../database/schema.ts';

const site = useModeration({ rateLimits: false });
const { send } = site;
const NOTE = 'Asks for money before a viewing';
const REFUSED = {
  status: 403,
  body: { message: 'This is about your own account. Another operator has to decide.' },
};

/** An operator with a profile that visitors see, and another one. */
async function twoOperators() {
  const own = await site.operator();
  await site.server.db
    .update(agents)
    .set({ image: 'a'.repeat(32) })
    .where(eq(agents.id, own.agent.id));
  return { own, other: await site.operator() };
}

const decide = (token: string, id: string, decision: string) =>
  send<CaseResponse>('POST', operatorPaths.decide(id), { token, payload: { decision, note: NOTE } });

async function reported(token: string, subject: Subject): Promise<string> {
  const payload = { subject, reason: 'fraud' };
  expect((await send('POST', moderationPaths.reports, { payload })).status).toBe(201);
  const { cases } = (await send<CaseListResponse>('GET', operatorPaths.cases, { token })).body;
  return cases.find((found) => found.subject.kind === subject.kind)?.id ?? '';
}

const decisions = async () => {
  const entries = await site.server.db.select().from(auditEntries);
  return entries.map(({ action }) => action).filter((action) => action !== 'enrol');
};

it.each(['agent', 'comment', 'reply'] as const)(
  'an operator decides nothing about a report on their own profile, and another one does: %s',
  async (kind) => {
    const { own, other } = await twoOperators();
    const { id: commentId } = await addComment(site.server.db, own.agent.id);
    await site.server.db
      .update(comments)
      .set({ reply: 'Liar', repliedAt: site.now() })
      .where(eq(comments.id, commentId));
    const id = await reported(own.token, { kind, id: kind === 'agent' ? own.agent.id : commentId });
    for (const decision of ['hide', 'dismiss'])
      expect(await decide(own.token, id, decision)).toMatchObject(REFUSED);
    expect(await decisions()).toEqual([]);
    // The profile of an operator is hidden once the role is revoked.
    expect((await decide(other.token, id, kind === 'agent' ? 'dismiss' : 'hide')).status).toBe(200);
    if (kind === 'agent') return;
    expect(await decide(own.token, id, 'restore')).toMatchObject(REFUSED);
    expect((await decide(other.token, id, 'restore')).status).toBe(200);
    expect(await decisions()).toEqual(['hide', 'restore']);
  },
);

it('an operator opens no case about their own profile, and changes neither its name nor its photos nor its block', async () => {
  const { own, other } = await twoOperators();
  const { id } = own.agent;
  const photo = await addWorkPhoto(site.server.db, id, 'd'.repeat(32));
  const changes = (token: string) =>
    [
      [operatorPaths.cases, { subject: { kind: 'agent', id } }],
      [operatorPaths.rename(id), { name: 'Adaeze Obi', note: NOTE }],
      [operatorPaths.removePhoto(id, photo.id), { note: NOTE }],
      [operatorPaths.block(id), { note: NOTE }],
      [operatorPaths.unblock(id), { note: NOTE }],
    ].map(([url, payload]) => send('POST', url as string, { token, payload: payload as object }));
  for (const change of changes(own.token)) expect(await change).toMatchObject(REFUSED);
  expect(await decisions()).toEqual([]);
  const byOther = await Promise.all(changes(other.token).slice(0, 3));
  expect(byOther.map(({ status }) => status)).toEqual([201, 200, 200]);
});

it('an operator does not answer their own appeal', async () => {
  const { own, other } = await twoOperators();
  const createdAt = site.now();
  await site.server.db
    .insert(moderationAppeals)
    .values({ kind: 'agent', agentId: own.agent.id, text: 'I did not', createdAt });
  const { appeals } = (await send<AppealListResponse>('GET', operatorPaths.appeals, { token: own.token }))
    .body;
  const answer = (token: string) =>
    send('POST', operatorPaths.appeal(appeals[0]?.id ?? ''), {
      token,
      payload: { decision: 'granted', answer: 'You are right' },
    });
  expect(await answer(own.token)).toMatchObject(REFUSED);
  expect((await answer(other.token)).status).toBe(200);
});

it('an operator who is logged in does not decide on their own report, and another one does', async () => {
  const { own, other } = await twoOperators();
  const agent = await addAgent(site.server.db);
  const subject = { kind: 'agent', id: agent.id } as const;
  const payload = { subject, reason: 'spam' };
  await send('POST', moderationPaths.reports, { token: own.token, payload });
  await send('POST', moderationPaths.reports, { token: await site.sessionOf(agent), payload });
  const id = await reported(other.token, subject);
  expect(await decide(own.token, id, 'hide')).toMatchObject({
    status: 403,
    body: { message: 'You have reported this yourself. Another operator has to decide.' },
  });
  expect((await decide(other.token, id, 'hide')).status).toBe(200);
  expect((await decide(own.token, id, 'restore')).status).toBe(403);
});
