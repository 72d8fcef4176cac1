import { MODERATION_RESPONSES } from '@naija/contracts/domain/moderation-messages';
import { agentPaths, type AgentListResponse, type AgentResponse } from '@naija/contracts/http/agents';
import { commentPaths, type CommentListResponse } from '@naija/contracts/http/comments';
import {
  moderationPaths,
  type AppealSubject,
  type OwnModeration,
  type RemovedResponse,
  type ReportReason,
  type Subject,
} from '@naija/contracts/http/moderation';
import {
  operatorPaths,
  type AppealListResponse,
  type AuditResponse,
  type CaseListResponse,
  type CaseResponse,
  type ModeratedAgentsResponse,
} from '@naija/contracts/http/operators';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addAgent, addComment, addWorkPhoto } from '../../../test/agents.ts';
import { foldersIn } from '../../../test/app.ts';
import { useModeration } from '../../../test/use-moderation.ts';
import { agents, comments, knownWords, moderationReports } from '../../database/schema.ts';
import { createPhotoStore } from '../photos/index.ts';
import { MAX_STORED_REPORTS } from './cases.ts';

const site = useModeration({ rateLimits: false });
const { send } = site;
const NOTE = 'Asks for money before a viewing';

const report = (subject: Subject, reason: ReportReason = 'spam', more: object = {}, token?: string) =>
  send('POST', moderationPaths.reports, {
    ...(token !== undefined && { token }),
    payload: { subject, reason, ...more },
  });

async function openCases(token: string) {
  return (await send<CaseListResponse>('GET', operatorPaths.cases, { token })).body.cases;
}

function decide(token: string, id: string, decision: string) {
  return send<CaseResponse>('POST', operatorPaths.decide(id), { token, payload: { decision, note: NOTE } });
}

/** Reports and hides a subject; returns the id of its case. */
async function hide(token: string, subject: Subject): Promise<string> {
  await report(subject);
  const [found] = await openCases(token);
  const id = found?.id ?? '';
  expect((await decide(token, id, 'hide')).status).toBe(200);
  return id;
}

const statusOf = async (url: string) => (await site.server.app.inject(url)).statusCode;
const appeal = (token: string, subject: AppealSubject) =>
  send('POST', moderationPaths.appeals, { token, payload: { subject, text: 'I did not.' } });

describe('reports', () => {
  it('about a comment show what it says of the fee', async () => {
    const { token } = await site.operator();
    const agent = await addAgent(site.server.db);
    const { id } = await addComment(site.server.db, agent.id);
    const answers = { dealing: 'rented', feeAsPublished: 'no', emailConfirmed: true } as const;
    await site.server.db.update(comments).set(answers).where(eq(comments.id, id));
    await report({ kind: 'comment', id });
    const [found] = await openCases(token);
    const { body } = await send<CaseResponse>('GET', operatorPaths.case(found?.id ?? ''), { token });
    expect(body.comment).toMatchObject(answers);
  });

  it('about one subject are one case, counted without end and stored up to a limit', async () => {
    const { token } = await site.operator();
    const { id } = await addAgent(site.server.db);
    const all = Array.from({ length: MAX_STORED_REPORTS + 3 }, () => report({ kind: 'agent', id }, 'fraud'));
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([201]));
    expect(await openCases(token)).toMatchObject([
      { reports: MAX_STORED_REPORTS + 3, reasons: { fraud: MAX_STORED_REPORTS + 3 }, fromAgent: false },
    ]);
    expect(await site.server.db.$count(moderationReports)).toBe(MAX_STORED_REPORTS);
    // Reports hide nothing by themselves.
    expect(await statusOf(agentPaths.byId(id))).toBe(200);
  });

  it('are stored once for each key, and those of programs not at all', async () => {
    const { id } = await addAgent(site.server.db);
    const payload = { subject: { kind: 'agent', id }, reason: 'spam' };
    const headers = { 'idempotency-key': 'one' };
    const send3 = [1, 2, 3].map(() => send('POST', moderationPaths.reports, { payload, headers }));
    expect((await Promise.all(send3)).map(({ status }) => status)).toEqual([201, 201, 201]);
    await report({ kind: 'agent', id }, 'spam', { website: 'x' });
    expect(await site.server.db.$count(moderationReports)).toBe(1);
  });

  it.each<[object, number]>([
    [{ reason: 'spam' }, 400],
    [{ reason: 'spam', subject: { kind: 'agent', id: 'x' } }, 400],
    [{ reason: 'spam', subject: { kind: 'account', id: '0192f6c8-6a51-7c52-9a3e-1f5f6b6d7a01' } }, 400],
    [{ reason: 'other', subject: { kind: 'agent', id: '0192f6c8-6a51-7c52-9a3e-1f5f6b6d7a01' } }, 400],
    [{ reason: 'spam', subject: { kind: 'agent', id: '0192f6c8-6a51-7c52-9a3e-1f5f6b6d7a01' } }, 404],
    [{ reason: 'spam', subject: { kind: 'reply', id: '0192f6c8-6a51-7c52-9a3e-1f5f6b6d7a01' } }, 404],
  ])('such as %j are answered %i', async (payload, status) => {
    expect((await send('POST', moderationPaths.reports, { payload })).status).toBe(status);
  });

  it('by the agent about a comment on their own profile are marked', async () => {
    const { token } = await site.operator();
    const agent = await addAgent(site.server.db);
    const { id } = await addComment(site.server.db, agent.id);
    await report({ kind: 'comment', id }, 'false', {}, await site.sessionOf(agent));
    expect(await openCases(token)).toMatchObject([{ fromAgent: true, subject: { kind: 'comment', id } }]);
  });
});

describe('a hidden profile', () => {
  it('leaves every list, count, page and word of a search, and comes back', async () => {
    const { token } = await site.operator();
    const agent = await addAgent(site.server.db, { name: 'Zubairu Okonjo', state: 'kano' });
    const reads = async () => {
      const list = await site.server.app.inject(agentPaths.byLocation('kano'));
      const search = (
        await site.server.app.inject(`${agentPaths.search}?q=Zubairu`)
      ).json<AgentListResponse>();
      const sitemap = (await site.server.app.inject('/sitemaps/agents-1.xml')).body;
      return {
        list: [list.statusCode, list.json<Partial<AgentListResponse>>().total],
        search: search.total,
        record: await statusOf(agentPaths.byId(agent.id)),
        comments: await statusOf(commentPaths.list(agent.id)),
        comment: (
          await send('POST', commentPaths.post(agent.id), { payload: { fullname: 'A', content: 'B' } })
        ).status,
        inSitemap: sitemap.includes(agent.id),
        isKnown: (await site.server.db.select().from(knownWords)).some(({ word }) => word === 'zubairu'),
      };
    };
    const before = await reads();
    expect(before).toEqual({
      list: [200, 1],
      search: 1,
      record: 200,
      comments: 200,
      comment: 201,
      inSitemap: true,
      isKnown: true,
    });
    const id = await hide(token, { kind: 'agent', id: agent.id });
    expect(await reads()).toEqual({
      list: [404, undefined],
      search: 0,
      record: 410,
      comments: 410,
      comment: 410,
      inSitemap: false,
      isKnown: false,
    });
    expect((await report({ kind: 'agent', id: agent.id })).status).toBe(404);
    const own = await site.sessionOf(agent);
    expect((await send('GET', agentPaths.byId(agent.id), { token: own })).status).toBe(200);
    await decide(token, id, 'restore');
    expect(await reads()).toEqual(before);
    expect((await site.mailTo(agent.id)).map(({ text }) => text)).toEqual([
      expect.stringContaining(NOTE) as string,
      expect.stringContaining('visible again') as string,
    ]);
  });
});

describe('a hidden comment or reply', () => {
  it('leaves the list by itself, and is told to devices once', async () => {
    const { token } = await site.operator();
    const agent = await addAgent(site.server.db);
    const own = await site.sessionOf(agent);
    const { id } = await addComment(site.server.db, agent.id);
    const reply = () =>
      send('POST', moderationPaths.reply(id), { token: own, payload: { content: 'Thank you' } });
    const list = async () =>
      (await site.server.app.inject(commentPaths.list(agent.id))).json<CommentListResponse>().comments;
    expect((await reply()).status).toBe(201);
    expect((await reply()).status).toBe(409);
    expect(await list()).toMatchObject([{ _id: id, reply: { content: 'Thank you' } }]);
    const stranger = await site.sessionOf(await addAgent(site.server.db));
    const payload = { content: 'Mine' };
    expect((await send('POST', moderationPaths.reply(id), { token: stranger, payload })).status).toBe(404);

    const { nextSince } = (await site.server.app.inject(moderationPaths.removed)).json<RemovedResponse>();
    await hide(token, { kind: 'reply', id });
    expect((await list())[0]).not.toHaveProperty('reply');
    await hide(token, { kind: 'comment', id });
    expect(await list()).toEqual([]);
    const removed = (
      await site.server.app.inject(`${moderationPaths.removed}?since=${nextSince}`)
    ).json<RemovedResponse>();
    const entry = { agent: agent.id, id };
    expect(removed).toMatchObject({ agents: [], comments: [entry, entry], hasMore: false });
  });
});

describe('a reply', () => {
  const anyTime = expect.any(String) as string;

  it('is edited and deleted by its agent, and says that it was edited', async () => {
    const agent = await addAgent(site.server.db);
    const token = await site.sessionOf(agent);
    const { id } = await addComment(site.server.db, agent.id);
    const change = async (payload: object, by = token) =>
      (await send('POST', moderationPaths.reply(id), { token: by, payload })).status;
    const shown = async () =>
      (await send<CommentListResponse>('GET', commentPaths.list(agent.id), {})).body.comments[0]?.reply;
    expect(await change({ content: 'Too early', change: 'edit' })).toBe(404);
    expect(await change({ content: 'Thank you' })).toBe(201);
    expect(await shown()).toEqual({ content: 'Thank you', updatedAt: anyTime });

    const otherAgent = await site.sessionOf(await addAgent(site.server.db));
    expect(await change({ content: 'Not mine', change: 'edit' }, otherAgent)).toBe(404);
    expect(await change({ change: 'remove' }, otherAgent)).toBe(404);
    expect(await change({ content: ' ', change: 'edit' })).toBe(400);
    expect(await change({ content: 'x', change: 'hide' })).toBe(400);
    expect(await change({ content: 'Thank you, Bola', change: 'edit' })).toBe(201);
    expect(await shown()).toMatchObject({ content: 'Thank you, Bola', editedAt: anyTime });

    await report({ kind: 'reply', id });
    expect(await change({ change: 'remove' })).toBe(201);
    expect(await change({ change: 'remove' }), 'what was deleted stays so').toBe(201);
    expect(await shown()).toBeUndefined();
    const operator = await site.operator();
    const [open] = await openCases(operator.token);
    expect(open).toMatchObject({ subject: { kind: 'reply', excerpt: '' } });
    expect((await decide(operator.token, open?.id ?? '', 'dismiss')).status).toBe(200);
    expect(await change({ content: 'Thank you' })).toBe(201);
    expect(await shown()).toEqual({ content: 'Thank you', updatedAt: anyTime });
  });

  it('that is hidden is neither edited nor deleted, which would show it, or another one, again', async () => {
    const { token } = await site.operator();
    const agent = await addAgent(site.server.db);
    const own = await site.sessionOf(agent);
    const { id } = await addComment(site.server.db, agent.id);
    const change = (payload: object) => send('POST', moderationPaths.reply(id), { token: own, payload });
    expect((await change({ content: 'Liar!' })).status).toBe(201);
    await hide(token, { kind: 'reply', id });
    for (const payload of [{ content: 'Friend!', change: 'edit' }, { change: 'remove' }])
      expect(await change(payload)).toMatchObject({
        status: 409,
        body: { message: MODERATION_RESPONSES.replyHidden },
      });
    expect((await change({ content: 'Another' })).status).toBe(409);
  });
});

describe('a blocked agent', () => {
  it('reads and appeals, writes nothing, and writes again when the appeal is granted', async () => {
    const { token } = await site.operator();
    const agent = await addAgent(site.server.db);
    const own = await site.sessionOf(agent);
    const payload = { note: NOTE };
    expect((await send('POST', operatorPaths.block(agent.id), { token, payload })).status).toBe(200);
    expect((await send('POST', operatorPaths.block(agent.id), { token, payload })).status).toBe(409);
    expect(await statusOf(agentPaths.byId(agent.id))).toBe(410);
    const edit = () => send('PUT', agentPaths.edit, { token: own, payload: { bio: 'x' } });
    expect(await edit()).toMatchObject({
      status: 403,
      body: { code: 'blocked', message: MODERATION_RESPONSES.accountBlocked },
    });
    const subject = { kind: 'account' as const, id: agent.id };
    expect((await send<OwnModeration>('GET', moderationPaths.own, { token: own })).body).toMatchObject({
      account: { state: 'blocked', reason: NOTE },
      canAppeal: [subject],
    });
    expect((await appeal(own, subject)).status).toBe(201);
    expect((await appeal(own, subject)).status).toBe(409);
    const [open] = (await send<AppealListResponse>('GET', operatorPaths.appeals, { token })).body.appeals;
    expect(open).toMatchObject({ reason: NOTE, text: 'I did not.' });
    const answer = { decision: 'granted', answer: 'You are right' };
    const answers = await Promise.all(
      [1, 2].map(() => send('POST', operatorPaths.appeal(open?.id ?? ''), { token, payload: answer })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await statusOf(agentPaths.byId(agent.id))).toBe(200);
    expect((await edit()).status).not.toBe(403);
    expect((await send<OwnModeration>('GET', moderationPaths.own, { token: own })).body).toMatchObject({
      account: { state: 'active' },
      appeals: [{ state: 'granted', answer: 'You are right' }],
      canAppeal: [],
    });
  });

  it('cannot appeal about what is not theirs', async () => {
    const { token } = await site.operator();
    const agent = await addAgent(site.server.db);
    await hide(token, { kind: 'agent', id: agent.id });
    const other = await site.sessionOf(await addAgent(site.server.db));
    expect((await appeal(other, { kind: 'agent', id: agent.id })).status).toBe(404);
  });
});

describe('a name that is wrong', () => {
  it('is corrected by an operator: visitors read and find the new one, and the agent and the audit get the reason', async () => {
    const { token } = await site.operator();
    const agent = await addAgent(site.server.db, { name: 'Ada Obbi' });
    const payload = { name: '  Adaeze  Obi-Nwankwo ', note: NOTE };
    const rename = (by: string | undefined) =>
      send('POST', operatorPaths.rename(agent.id), { ...(by !== undefined && { token: by }), payload });
    expect((await rename(undefined)).status, 'for others it does not exist').toBe(404);
    expect((await rename(await site.sessionOf(agent))).status).toBe(404);
    expect((await rename(token)).status).toBe(200);
    expect(await rename(token)).toMatchObject({
      status: 409,
      body: { message: 'The agent has this name already.' },
    });
    const read = await send<AgentResponse>('GET', agentPaths.byId(agent.id), {});
    expect(read.body.data.name).toBe('Adaeze Obi-Nwankwo');
    const found = await send<AgentListResponse>('GET', agentPaths.byLocation('nwankwo'), {});
    expect(found.body.data.map(({ id }) => id)).toEqual([agent.id]);
    const { entries } = (
      await send<AuditResponse>('GET', `${operatorPaths.audit}?subject=${agent.id}`, { token })
    ).body;
    expect(entries).toMatchObject([{ action: 'rename', note: NOTE }]);
    const [mail] = await site.mailTo(agent.id);
    expect(mail?.text).toContain('Adaeze');
    expect(mail?.text).toContain(NOTE);
  });
});

describe('decisions', () => {
  it('that meet are one, and the other is told what happened', async () => {
    const { token } = await site.operator();
    const { id } = await addAgent(site.server.db);
    await report({ kind: 'agent', id });
    const [found] = await openCases(token);
    const caseId = found?.id ?? '';
    const both = await Promise.all(['hide', 'dismiss'].map((decision) => decide(token, caseId, decision)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { entries } = (await send<AuditResponse>('GET', `${operatorPaths.audit}?subject=${id}`, { token }))
      .body;
    expect(entries).toHaveLength(1);
  });

  it('spare operators, who would lock each other out', async () => {
    const first = await site.operator();
    const second = await site.newOperator();
    const payload = { note: NOTE };
    expect(
      (await send('POST', operatorPaths.block(second.agent.id), { token: first.token, payload })).status,
    ).toBe(409);
    await report({ kind: 'agent', id: second.agent.id });
    const [found] = await openCases(first.token);
    expect((await decide(first.token, found?.id ?? '', 'hide')).status).toBe(409);
  });

  it('are about an agent who is found by name among many who signed up with the same, unverified', async () => {
    const { token } = await site.operator();
    const { id } = await addAgent(site.server.db, { name: 'Ada Obi', createdAt: site.now() });
    for (let count = 0; count < 21; count += 1)
      await addAgent(site.server.db, {
        ...{ name: 'Ada Obi', emailVerifiedAt: null },
        createdAt: new Date(site.now().getTime() + 1_000),
      });
    const found = await send<ModeratedAgentsResponse>('GET', `${operatorPaths.agents}?query=ada`, { token });
    expect(found.body.agents[0]).toMatchObject({ agent: { id } });
  });

  it('need no report, as after a legal notice; and hidden agents are found', async () => {
    const { token } = await site.operator();
    const { id, email } = await addAgent(site.server.db);
    const payload = { subject: { kind: 'agent', id } };
    const opened = await send<CaseResponse>('POST', operatorPaths.cases, { token, payload });
    expect(opened).toMatchObject({ status: 201, body: { reports: 0, profile: { isListed: true } } });
    await decide(token, opened.body.id, 'hide');
    const url = `${operatorPaths.agents}?query=${encodeURIComponent(email.toUpperCase())}`;
    expect((await send<ModeratedAgentsResponse>('GET', url, { token })).body.agents).toMatchObject([
      { agent: { id }, isHidden: true, isListed: false },
    ]);
  });

  it('go with a deleted account, of which the audit keeps the id and devices are told', async () => {
    const { token } = await site.operator();
    const { id } = await addAgent(site.server.db);
    await hide(token, { kind: 'agent', id });
    await site.server.db.delete(agents).where(eq(agents.id, id));
    const closed = await send<CaseListResponse>('GET', `${operatorPaths.cases}?state=closed`, { token });
    expect(closed.body.cases).toEqual([]);
    const audit = await send<AuditResponse>('GET', `${operatorPaths.audit}?subject=${id}`, { token });
    expect(audit.body.entries).toMatchObject([{ action: 'hide', subject: { id }, note: NOTE }]);
    const removed = (await site.server.app.inject(moderationPaths.removed)).json<RemovedResponse>();
    expect(removed.agents.slice(-2)).toEqual([id, id]);
  });
});

it('the audit refuses a cursor beyond every entry', async () => {
  const { token } = await site.operator();
  const cursor = Buffer.from('{"id":1e300}').toString('base64url');
  const { status } = await send('GET', `${operatorPaths.audit}?cursor=${cursor}`, { token });
  expect(status).toBe(400);
});

describe('a photo of work', () => {
  const store = () => createPhotoStore(foldersIn(site.server.folder).photos);

  /** Returns an agent with two photos of work, and the id of the first. */
  async function agentWithWork() {
    const { id: agentId } = await addAgent(site.server.db);
    const hashes = ['d', 'e'].map((digit) => digit.repeat(32));
    for (const id of hashes)
      await store().save({ id, variants: [{ size: 320, format: 'webp', data: Buffer.of(1) }] });
    const [first] = await Promise.all(hashes.map((hash) => addWorkPhoto(site.server.db, agentId, hash)));
    return { agentId, photoId: first?.id ?? '' };
  }
  const remove = (token: string, agentId: string, photoId: string, payload: object = { note: NOTE }) =>
    send('POST', operatorPaths.removePhoto(agentId, photoId), { token, payload });

  it('is removed without its profile, with its file, for a reason that the agent and the audit get', async () => {
    const { token } = await site.operator();
    const { agentId, photoId } = await agentWithWork();
    const opened = await send<CaseResponse>('POST', operatorPaths.cases, {
      token,
      payload: { subject: { kind: 'agent', id: agentId } },
    });
    expect(opened.body.work).toHaveLength(2);
    expect((await remove(token, agentId, photoId)).status).toBe(200);
    const { body } = await send<AgentResponse>('GET', agentPaths.byId(agentId));
    expect(body.work).toMatchObject([{ photo: 'e'.repeat(32) }]);
    expect(await store().read('d'.repeat(32))).toBeUndefined();
    const audit = await send<AuditResponse>('GET', `${operatorPaths.audit}?subject=${agentId}`, { token });
    expect(audit.body.entries).toMatchObject([
      { action: 'remove-photo', subject: { kind: 'agent', id: agentId }, note: NOTE },
      { action: 'open' },
    ]);
    const [mail] = await site.mailTo(agentId);
    expect(mail?.text).toContain(NOTE);
    const removed = await send<RemovedResponse>('GET', moderationPaths.removed);
    expect(removed.body.agents).toEqual([agentId]);
  });

  it('that is gone already is no longer there, and one needs a reason to be removed', async () => {
    const { token } = await site.operator();
    const { agentId, photoId } = await agentWithWork();
    expect((await remove(token, agentId, photoId, { note: '' })).status).toBe(400);
    await remove(token, agentId, photoId);
    expect((await remove(token, agentId, photoId)).status).toBe(404);
  });

  it('is removed only by operators', async () => {
    const { agentId, photoId } = await agentWithWork();
    const stranger = await site.sessionOf(await addAgent(site.server.db));
    expect((await remove(stranger, agentId, photoId)).status).toBe(404);
    const { body } = await send<AgentResponse>('GET', agentPaths.byId(agentId));
    expect(body.work).toHaveLength(2);
  });
});
