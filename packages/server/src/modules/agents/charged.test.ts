import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import type { FeeAnswer } from '@naija/contracts/http/comments';
import { beforeEach, expect, it } from 'vitest';
import { comments, type NewComment } from '../../database/schema.ts';
import { addAgent } from '../../../test/agents.ts';
import { useAgentLists } from '../../../test/use-agent-lists.ts';

const server = useAgentLists();
let agentId: string;

beforeEach(async () => {
  agentId = (await addAgent(server.db)).id;
});

const onDay = (day: number, hour = 12) => new Date(Date.UTC(2026, 9, day, hour));

/** Stores a comment for each answer, on days of their own. */
async function answer(answers: readonly (FeeAnswer | undefined)[], fields: Partial<NewComment> = {}) {
  const rows = answers.map((feeAsPublished, index) => ({
    agentId,
    fullname: 'Ada Obi',
    content: 'On time.',
    dealing: 'rented' as const,
    feeAsPublished,
    createdAt: onDay(index + 1),
    ...fields,
  }));
  await server.db.insert(comments).values(rows);
}

async function read() {
  const response = await server.inject(agentPaths.byId(agentId));
  return { charged: response.json<AgentResponse>().charged, etag: String(response.headers.etag) };
}

const yes = (count: number) => Array<FeeAnswer>(count).fill('yes');

it('a profile says how many were charged as published, from five answers on', async () => {
  await answer(['yes', 'no', 'yes', 'yes', undefined]);
  expect((await read()).charged).toBeUndefined();
  await answer(['yes'], { createdAt: onDay(20) });
  expect((await read()).charged).toEqual({ asPublished: 4, answers: 5 });
});

it('hidden comments and those on others do not count', async () => {
  await answer(yes(5));
  await answer(['no'], { hiddenAt: onDay(9), createdAt: onDay(9) });
  const { id } = await addAgent(server.db);
  await answer(['no'], { agentId: id, createdAt: onDay(10) });
  expect((await read()).charged).toEqual({ asPublished: 5, answers: 5 });
});

it('two answers of a day count, so that nobody makes a figure in an evening', async () => {
  await answer(yes(20), { createdAt: onDay(7) });
  expect((await read()).charged).toBeUndefined();
  await answer(['no', 'no']);
  expect((await read()).charged).toBeUndefined();
  await answer(['no', 'no'], { createdAt: onDay(8) });
  expect((await read()).charged).toEqual({ asPublished: 2, answers: 6 });
});

it('a day is one in Nigeria', async () => {
  await answer(yes(4));
  await answer(yes(2), { createdAt: onDay(8, 22) });
  await answer(yes(1), { createdAt: onDay(8, 23) });
  expect((await read()).charged).toEqual({ asPublished: 7, answers: 7 });
});

it('of one day, answers with a confirmed email count before earlier ones', async () => {
  await answer(yes(4));
  await answer(['no', 'no', 'no'], { createdAt: onDay(8, 9) });
  await answer(['yes', 'yes'], { createdAt: onDay(8, 10), emailConfirmed: true });
  expect((await read()).charged).toEqual({ asPublished: 6, answers: 6 });
});

it('an answer changes the ETag of the response, so that no cache keeps the old figure', async () => {
  await answer(yes(5));
  const before = (await read()).etag;
  await answer(['no'], { createdAt: onDay(9) });
  const after = (await read()).etag;
  expect(after).not.toBe(before);
  const again = await server.inject(agentPaths.byId(agentId), { 'if-none-match': after });
  expect(again.statusCode).toBe(304);
});
