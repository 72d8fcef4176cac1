import { MESSAGES } from '@naija/contracts/domain/messages';
import { commentPaths, type CommentListResponse } from '@naija/contracts/http/comments';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../platform/http/app-type.ts';
import { addAgent } from '../../../test/agents.ts';
import { testApp } from '../../../test/app.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { tempFolder } from '../../../test/temp-folder.ts';

const folder = tempFolder();
let now = new Date('2026-11-20T12:00:00Z');
let database: TestDatabase;
let app: App;
let agentId: string;

const start = () => testApp(database.db, folder, { clock: () => now, trustedProxies: ['127.0.0.1'] });

beforeAll(async () => {
  database = await startTestDatabase(folder);
  app = await start();
});
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(async () => {
  await emptyTables(database.db);
  agentId = (await addAgent(database.db)).id;
});

const COMMENT = { fullname: 'Ada Obi', content: 'On time, and honest.' };

async function post(headers: Record<string, string> = {}, payload: object = COMMENT) {
  const answer = await app.inject({ method: 'POST', url: commentPaths.post(agentId), headers, payload });
  return {
    status: answer.statusCode,
    body: answer.json<{ message: string }>(),
    wait: answer.headers['retry-after'],
  };
}

/** Statuses of posts, one after the other. */
async function statuses(count: number, headers: Record<string, string> = {}, payload: object = COMMENT) {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await post(headers, payload)).status);
  return all;
}

async function stored(): Promise<number> {
  return (await app.inject(commentPaths.list(agentId))).json<CommentListResponse>().comments.length;
}

const keyed = (key: string) => ({ [IDEMPOTENCY_KEY_HEADER]: key });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

describe('a comment that is sent again', () => {
  it('is posted once and thanked for each time, more often than anybody may post', async () => {
    expect(await statuses(8, keyed('one'))).toEqual(Array(8).fill(201));
    expect(await stored()).toBe(1);
  });

  it('is posted once when all of it arrives at the same moment', async () => {
    for (const round of ['a', 'b', 'c', 'd', 'e']) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => post(keyed(round))));
      expect(answers.map(({ body }) => body.message)).toEqual(Array(8).fill(MESSAGES.commentPosted));
    }
    expect(await stored()).toBe(5);
  });

  it('with other words under the same key is refused, and says why', async () => {
    await post(keyed('one'));
    const second = await post(keyed('one'), { ...COMMENT, content: 'Late.' });
    expect(second).toMatchObject({ status: 422, body: { code: 'unprocessable' } });
    expect(await stored()).toBe(1);
  });

  it('after a refusal is posted once there is room for it', async () => {
    await statuses(5);
    expect((await post(keyed('late'))).status).toBe(429);
    later(30);
    expect((await post(keyed('late'))).status).toBe(201);
  });
});

describe('whoever posts much', () => {
  it('may post 5 at once, and is told how long to wait for the next', async () => {
    expect(await statuses(5)).toEqual(Array(5).fill(201));
    const refused = await post();
    expect(refused).toMatchObject({ status: 429, wait: '30', body: { code: 'rate_limited' } });
    expect(refused.body.message).toContain('try again in 30 seconds');
    expect(await stored()).toBe(5);
  });

  it('loses nothing to forms that were not valid', async () => {
    await statuses(9, {}, { fullname: 'Ada Obi' });
    expect(await statuses(5)).toEqual(Array(5).fill(201));
  });

  it('is held back as well where a machine fills in everything', async () => {
    const trapped = { ...COMMENT, website: 'x' };
    expect(await statuses(6, {}, trapped)).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('is still held back after the server starts again', async () => {
    await statuses(5);
    await app.close();
    app = await start();
    expect((await post()).status).toBe(429);
  });

  it('gets no more for a made-up address when no proxy that is believed sent it', async () => {
    const direct = await testApp(database.db, folder, { clock: () => now });
    const all: number[] = [];
    for (const address of ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4', '5.5.5.5', '6.6.6.6']) {
      const headers = { 'x-forwarded-for': address };
      const url = commentPaths.post(agentId);
      all.push((await direct.inject({ method: 'POST', url, headers, payload: COMMENT })).statusCode);
    }
    await direct.close();
    expect(all).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('holds nobody back behind another address', async () => {
    await statuses(6, { 'x-forwarded-for': '41.58.0.1' });
    expect((await post({ 'x-forwarded-for': '41.58.0.2' })).status).toBe(201);
  });

  it('leaves room for other phones behind the same address', async () => {
    expect((await statuses(6, { 'user-agent': 'one phone' })).at(-1)).toBe(429);
    expect(await statuses(3, { 'user-agent': 'another phone' })).toEqual([201, 201, 201]);
  });
});
