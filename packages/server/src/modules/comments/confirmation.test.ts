import { COMMENT_RESPONSES } from '@naija/contracts/domain/comment-messages';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { commentPaths, type CommentListResponse } from '@naija/contracts/http/comments';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { comments, mailOutbox, unconfirmedComments } from '../../database/schema.ts';
import { removeExpiredRows } from '../../../test/expired-rows.ts';
import { addAgent } from '../../../test/agents.ts';
import { queuedMessages } from '../../../test/signup.ts';
import { useServer } from '../../../test/use-server.ts';

const POSTED = new Date('2026-11-20T12:00:00Z');
const HOUR_MS = 60 * 60 * 1_000;
const COMMENT = { fullname: 'Ada Obi', content: 'On time, and honest.', email: 'ada@example.com' };
let now: Date;
let agentId: string;
const server = useServer({ clock: () => now, trustedProxies: ['127.0.0.1'] });

beforeEach(async () => {
  now = POSTED;
  agentId = (await addAgent(server.db)).id;
});

async function post(payload: object = COMMENT, network = '41.58.0.1', browser = 'a browser') {
  const headers = { 'x-forwarded-for': network, 'user-agent': browser };
  const answer = await server.app.inject({
    method: 'POST',
    url: commentPaths.post(agentId),
    headers,
    payload,
  });
  return { status: answer.statusCode, body: answer.json<{ message: string }>() };
}

async function confirm(token: string) {
  const answer = await server.app.inject({ method: 'POST', url: commentPaths.confirm(token) });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

async function tokens(): Promise<string[]> {
  const texts = (await queuedMessages(server.db)).map(({ text }) => text);
  return texts.map((text) => /\/confirm-comment\?token=([\w-]+)/.exec(text)?.[1] ?? '');
}

async function marks() {
  const { comments: list } = (
    await server.app.inject(commentPaths.list(agentId))
  ).json<CommentListResponse>();
  return list.map(({ emailConfirmed }) => emailConfirmed ?? false);
}

describe('a comment with an email', () => {
  it('is posted at once, without the email and without a mark', async () => {
    expect(await post()).toEqual({ status: 201, body: { message: COMMENT_RESPONSES.postedWithEmail } });
    const list = await server.app.inject(commentPaths.list(agentId));
    expect(list.body).not.toContain(COMMENT.email);
    expect(await marks()).toEqual([false]);
    expect((await queuedMessages(server.db)).map(({ to }) => to)).toEqual([COMMENT.email]);
  });

  it('is marked by the link of the mail, once, and the email is forgotten', async () => {
    await post();
    const [token = ''] = await tokens();
    expect(await confirm(token)).toEqual({
      status: 200,
      body: { message: COMMENT_RESPONSES.confirmed, agentId },
    });
    expect(await marks()).toEqual([true]);
    expect([await server.db.$count(mailOutbox), await server.db.$count(unconfirmedComments)]).toEqual([0, 0]);
    expect(await confirm(token)).toEqual({
      status: 410,
      body: { message: COMMENT_RESPONSES.linkUsed, code: 'link_used' },
    });
  });

  it('keeps its day when it is marked', async () => {
    await post();
    const [before] = await server.db.select().from(comments);
    await confirm((await tokens())[0] ?? '');
    const [after] = await server.db.select().from(comments);
    expect(after).toEqual({ ...before, emailConfirmed: true });
  });

  it('is marked once when the link is opened 10 times at the same moment', async () => {
    await post();
    const [token = ''] = await tokens();
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await confirm(token)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('stays without a mark when the link is opened after a day', async () => {
    await post();
    const [token = ''] = await tokens();
    now = new Date(POSTED.getTime() + 24 * HOUR_MS);
    const dead = { status: 400, body: { message: COMMENT_RESPONSES.linkDead, code: 'bad_request' } };
    expect(await confirm(token)).toEqual(dead);
    expect(await marks()).toEqual([false]);
    now = new Date(now.getTime() - 1);
    expect((await confirm(token)).status).toBe(200);
  });

  it('is forgotten with its link after a day, and the comment stays', async () => {
    await post();
    await removeExpiredRows(server.db, new Date(POSTED.getTime() + 24 * HOUR_MS + 1));
    expect([await server.db.$count(mailOutbox), await server.db.$count(unconfirmedComments)]).toEqual([0, 0]);
    expect(await marks()).toEqual([false]);
  });

  it('gets no mail if the honeypot is filled in', async () => {
    expect(await post({ ...COMMENT, website: 'x' })).toEqual({
      status: 201,
      body: { message: COMMENT_RESPONSES.postedWithEmail },
    });
    expect(await queuedMessages(server.db)).toEqual([]);
  });

  it('removes its link when it is deleted', async () => {
    await post();
    const [token = ''] = await tokens();
    await server.db.delete(comments).where(eq(comments.agentId, agentId));
    expect((await confirm(token)).status).toBe(400);
  });

  it.each(['', 'x', '\0', 'ọ'.repeat(900)])('is not marked by the token %j', async (token) => {
    await post();
    expect((await confirm(token)).status).toBe(400);
    expect(await marks()).toEqual([false]);
  });
});

describe('the number of mails to an address is limited', () => {
  it('a network has ten mails sent, and then one in a minute, whatever browsers it names', async () => {
    const postTo = async (count: number) =>
      (
        await post(
          { ...COMMENT, email: `ada${String(count)}@example.com` },
          undefined,
          `browser ${String(count)}`,
        )
      ).status;
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push(await postTo(count));
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
    now = new Date(now.getTime() + 60_000);
    expect([await postTo(12), await postTo(13)]).toEqual([201, 429]);
    const { email: _, ...without } = COMMENT;
    expect(await post(without)).toEqual({ status: 201, body: { message: MESSAGES.commentPosted } });
  });

  it('gets at most two links until one is opened, and every comment gets the same response', async () => {
    const answers = [];
    for (const network of ['41.58.0.1', '41.58.0.2', '41.58.0.3', '41.58.0.4'])
      answers.push(await post({ ...COMMENT, email: 'Ada@Example.com' }, network));
    const posted = { status: 201, body: { message: COMMENT_RESPONSES.postedWithEmail } };
    expect(answers).toEqual(Array(4).fill(posted));
    expect(await queuedMessages(server.db)).toHaveLength(2);
    expect(await marks()).toHaveLength(4);
  });

  it('gets two links, however the address is spelled', async () => {
    const spellings = [
      'ada.obi@gmail.com',
      'A.daobi@Gmail.com',
      'adaobi+1@gmail.com',
      'adao.bi@googlemail.com',
    ];
    for (const [index, email] of spellings.entries())
      await post({ ...COMMENT, email }, `41.58.0.${String(index)}`);
    expect(await queuedMessages(server.db)).toHaveLength(2);
    await post({ ...COMMENT, email: 'another@gmail.com' }, '41.58.0.9');
    expect(await queuedMessages(server.db)).toHaveLength(3);
  });

  it('gets two links of comments that arrive at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => post(COMMENT, `41.58.1.${String(index)}`)));
    expect(await queuedMessages(server.db)).toHaveLength(2);
  });

  it('gets another link once one was opened, or has expired', async () => {
    await post();
    await post();
    await confirm((await tokens())[0] ?? '');
    await post();
    expect(await queuedMessages(server.db)).toHaveLength(2);
    now = new Date(POSTED.getTime() + 24 * HOUR_MS);
    await post();
    expect(await queuedMessages(server.db)).toHaveLength(3);
  });
});
