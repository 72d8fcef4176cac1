import { MESSAGES } from '@naija/contracts/domain/messages';
import { commentPaths, type CommentListResponse } from '@naija/contracts/http/comments';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { testApp } from '../../../test/app.ts';
import { useServer } from '../../../test/use-server.ts';

let now = new Date('2026-11-20T12:00:00Z');
let agentId: string;
const clock = () => now;
const server = useServer({ clock, trustedProxies: ['127.0.0.1'] });

beforeEach(async () => {
  agentId = (await addAgent(server.db)).id;
});

const COMMENT = { fullname: 'Ada Obi', content: 'On time, and honest.' };

async function post(headers: Record<string, string> = {}, payload: object = COMMENT, app = server.app) {
  const response = await app.inject({ method: 'POST', url: commentPaths.post(agentId), headers, payload });
  return {
    status: response.statusCode,
    body: response.json<{ message: string }>(),
    wait: response.headers['retry-after'],
  };
}

/** Statuses of posts, one after the other. */
async function statuses(count: number, headers: Record<string, string> = {}, payload: object = COMMENT) {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await post(headers, payload)).status);
  return all;
}

async function stored(): Promise<number> {
  return (await server.app.inject(commentPaths.list(agentId))).json<CommentListResponse>().comments.length;
}

const keyed = (key: string) => ({ [IDEMPOTENCY_KEY_HEADER]: key });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

describe('a comment that is sent again', () => {
  it('is posted once and answered with 201 each time, beyond the rate limit', async () => {
    expect(await statuses(8, keyed('one'))).toEqual(Array(8).fill(201));
    expect(await stored()).toBe(1);
  });

  it('is posted once when all attempts arrive at the same moment', async () => {
    for (const round of ['a', 'b', 'c', 'd', 'e']) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => post(keyed(round))));
      expect(answers.map(({ body }) => body.message)).toEqual(Array(8).fill(MESSAGES.commentPosted));
    }
    expect(await stored()).toBe(5);
  });

  it('with another text under the same key is refused with 422', async () => {
    await post(keyed('one'));
    const second = await post(keyed('one'), { ...COMMENT, content: 'Late.' });
    expect(second).toMatchObject({ status: 422, body: { code: 'unprocessable' } });
    expect(await stored()).toBe(1);
  });

  it('after a 429 is posted once the limit allows it', async () => {
    await statuses(5);
    expect((await post(keyed('late'))).status).toBe(429);
    later(30);
    expect((await post(keyed('late'))).status).toBe(201);
  });
});

describe('a frequent poster', () => {
  it('may post 5 at once, and then gets a Retry-After', async () => {
    expect(await statuses(5)).toEqual(Array(5).fill(201));
    const refused = await post();
    expect(refused).toMatchObject({ status: 429, wait: '30', body: { code: 'rate_limited' } });
    expect(refused.body.message).toContain('try again in 30 seconds');
    expect(await stored()).toBe(5);
  });

  it('is not charged for invalid forms', async () => {
    await statuses(9, {}, { fullname: 'Ada Obi' });
    expect(await statuses(5)).toEqual(Array(5).fill(201));
  });

  it('is limited as well when the honeypot is filled in', async () => {
    const trapped = { ...COMMENT, website: 'x' };
    expect(await statuses(6, {}, trapped)).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('is still limited after the server restarts', async () => {
    await statuses(5);
    const restarted = await testApp(server.db, server.folder, { clock });
    const { status } = await post({}, COMMENT, restarted);
    await restarted.close();
    expect(status).toBe(429);
  });

  it('gains nothing by a forged address from an untrusted proxy', async () => {
    const direct = await testApp(server.db, server.folder, { clock });
    const all: number[] = [];
    for (const address of ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4', '5.5.5.5', '6.6.6.6']) {
      const headers = { 'x-forwarded-for': address };
      const url = commentPaths.post(agentId);
      all.push((await direct.inject({ method: 'POST', url, headers, payload: COMMENT })).statusCode);
    }
    await direct.close();
    expect(all).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('does not limit callers behind another address', async () => {
    await statuses(6, { 'x-forwarded-for': '41.58.0.1' });
    expect((await post({ 'x-forwarded-for': '41.58.0.2' })).status).toBe(201);
  });

  it('leaves capacity for other devices behind the same address', async () => {
    expect((await statuses(6, { 'user-agent': 'one phone' })).at(-1)).toBe(429);
    expect(await statuses(3, { 'user-agent': 'another phone' })).toEqual([201, 201, 201]);
  });
});
