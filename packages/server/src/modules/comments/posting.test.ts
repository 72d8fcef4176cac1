import { MESSAGES } from '@naija/contracts/domain/messages';
import { commentPaths, type CommentListResponse } from '@naija/contracts/http/comments';
import type { InjectOptions } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { addAgent } from '../../../test/agents.ts';
import { testApp } from '../../../test/app.ts';
import { useServer } from '../../../test/use-server.ts';

const server = useServer({ rateLimits: false });
let agentId: string;

beforeEach(async () => {
  agentId = (await addAgent(server.db)).id;
});

async function post(payload: object, options: InjectOptions = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: commentPaths.post(agentId),
    payload,
    ...options,
  });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

async function listed(): Promise<{ fullname: string; content: string }[]> {
  const { comments } = (await server.app.inject(commentPaths.list(agentId))).json<CommentListResponse>();
  return comments.map(({ fullname, content }) => ({ fullname, content }));
}

const NOWHERE = { port: 1, user: 'nobody', database: 'none' };
const COMMENT = { fullname: 'Ada Obi', content: 'On time, and honest.' };

describe('a comment', () => {
  it('is in the list as soon as it is posted', async () => {
    expect(await post(COMMENT)).toMatchObject({ status: 201, body: { message: MESSAGES.commentPosted } });
    expect(await listed()).toEqual([COMMENT]);
  });

  it('says what it is about and whether the fee was as published', async () => {
    const answers = { dealing: 'rented', feeAsPublished: 'no' };
    expect((await post({ ...COMMENT, ...answers })).status).toBe(201);
    const { comments } = (await server.app.inject(commentPaths.list(agentId))).json<CommentListResponse>();
    expect(comments).toMatchObject([{ ...COMMENT, ...answers }]);
    expect(comments[0]).not.toHaveProperty('emailConfirmed');
  });

  it('on no more than a call says nothing about the fee', async () => {
    await post({ ...COMMENT, dealing: 'contacted', feeAsPublished: 'yes' });
    const { comments } = (await server.app.inject(commentPaths.list(agentId))).json<CommentListResponse>();
    expect(comments[0]).toMatchObject({ dealing: 'contacted' });
    expect(comments[0]).not.toHaveProperty('feeAsPublished');
  });

  it('invalidates the cached list at once', async () => {
    const url = commentPaths.list(agentId);
    const etag = String((await server.app.inject(url)).headers.etag);
    const headers = { 'if-none-match': etag };
    expect((await server.app.inject({ url, headers })).statusCode).toBe(304);
    await post(COMMENT);
    expect((await server.app.inject({ url, headers })).statusCode).toBe(200);
  });

  it('may be as long as the form allows, after trimming', async () => {
    const longest = { fullname: 'n'.repeat(60), content: 'c'.repeat(2_000) };
    const answer = await post({ fullname: ` ${longest.fullname} `, content: `\n${longest.content}  ` });
    expect([answer.status, await listed()]).toEqual([201, [longest]]);
  });

  it.each([
    ['HTML', '<script>alert(1)</script>', '<b onclick="x()">& &amp; "'],
    ['another script', '张伟 Ọláńrewájú', 'Чудово, ممتاز, शानदार'],
    ['emoji of many code points', '👩🏾‍💼', '👍🏾🇳🇬'],
    ['SQL', "'; drop table agents; --", '$1 %s ${x}'],
  ])('stores %s as plain text', async (_what, fullname, content) => {
    expect((await post({ fullname, content })).status).toBe(201);
    expect(await listed()).toEqual([{ fullname, content }]);
  });

  it('is stored without what turns the text around it, and with one empty line for many', async () => {
    const { status } = await post({ fullname: '\u202Eoga', content: '\u2067abc\n\n\n\n\nd\u200B' });
    expect([status, await listed()]).toEqual([201, [{ fullname: 'oga', content: 'abc\n\nd' }]]);
  });

  it.each([
    ['fullname', { ...COMMENT, fullname: '\u200B\u3164' }],
    ['content', { ...COMMENT, content: '\u2800\n\u200D' }],
  ])('is refused with a %s of invisible characters', async (field, body) => {
    expect(await post(body)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) as unknown } },
    });
    expect(await listed()).toEqual([]);
  });

  it('changes nothing but the comment, whatever else is sent', async () => {
    const { status } = await post({
      ...COMMENT,
      _id: '1',
      agentId: 'x',
      updatedAt: '1999-01-01',
      isVerified: 1,
    });
    expect([status, await listed()]).toEqual([201, [COMMENT]]);
  });

  it.each([['trap.example'], [' '], [7], [{}], [[]]])(
    'is silently dropped when its honeypot is filled in with %o',
    async (website) => {
      const { status, body } = await post({ ...COMMENT, website });
      expect({ status, body, kept: await listed() }).toEqual({
        status: 201,
        body: { message: MESSAGES.commentPosted },
        kept: [],
      });
    },
  );

  it.each([[''], [null]])('is stored when its honeypot holds %o', async (website) => {
    await post({ ...COMMENT, website });
    expect(await listed()).toEqual([COMMENT]);
  });

  it('is answered with 503 and Retry-After while the database is down', async () => {
    const away = openDatabase({ ...NOWHERE, host: server.folder }, () => undefined);
    const asking = await testApp(away.db, server.folder);
    const answer = await asking.inject({ method: 'POST', url: commentPaths.post(agentId), payload: COMMENT });
    await asking.close();
    await away.close();
    expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  });

  it('on an unknown agent is answered with 404', async () => {
    const url = commentPaths.post('00000000-0000-4000-8000-000000000000');
    expect(await post(COMMENT, { url })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('on an invalid id is answered with 400', async () => {
    expect(await post(COMMENT, { url: commentPaths.post('someone') })).toMatchObject({
      status: 400,
      body: { code: 'bad_request' },
    });
  });
});
