import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { RETENTION } from '@naija/contracts/domain/retention';
import type { FeeAnswer } from '@naija/contracts/http/comments';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { comments, type NewComment } from '../../database/schema.ts';
import { removeExpiredRows } from '../../../test/expired-rows.ts';
import { addAgent, addFeeAnswers } from '../../../test/agents.ts';
import { useAgentLists } from '../../../test/use-agent-lists.ts';

const server = useAgentLists();
let agentId: string;

beforeEach(async () => {
  agentId = (await addAgent(server.db)).id;
});

async function read() {
  const response = await server.inject(agentPaths.byId(agentId));
  return { charged: response.json<AgentResponse>().charged, etag: String(response.headers.etag) };
}

const yes = (count: number) => Array<FeeAnswer>(count).fill('yes');

it('a profile says how many were charged as published, from five answers on', async () => {
  await addFeeAnswers(server.db, agentId, ['yes', 'no', 'yes', 'yes']);
  expect((await read()).charged).toBeUndefined();
  await addFeeAnswers(server.db, agentId, ['yes']);
  expect((await read()).charged).toEqual({ asPublished: 4, answers: 5 });
});

it('answers without a confirmed email, hidden ones and those on others do not count', async () => {
  await addFeeAnswers(server.db, agentId, yes(5));
  const unconfirmed = { agentId, fullname: 'Ada Obi', content: 'Late.', feeAsPublished: 'no' as const };
  await server.db.insert(comments).values(Array<NewComment>(20).fill(unconfirmed));
  await addFeeAnswers(server.db, agentId, ['no'], { hiddenAt: new Date() });
  await addFeeAnswers(server.db, (await addAgent(server.db)).id, ['no']);
  expect((await read()).charged).toEqual({ asPublished: 5, answers: 5 });
});

it('answers count for a year', async () => {
  const { keptMs } = RETENTION.feeAnswers;
  const now = new Date();
  await addFeeAnswers(server.db, agentId, yes(5), { createdAt: new Date(now.getTime() - keptMs + 1_000) });
  await addFeeAnswers(server.db, agentId, ['no'], { createdAt: new Date(now.getTime() - keptMs - 1_000) });
  await removeExpiredRows(server.db, now);
  expect((await read()).charged).toEqual({ asPublished: 5, answers: 5 });
});

it('an answer changes the ETag of the response, so that no cache keeps the old figure', async () => {
  await addFeeAnswers(server.db, agentId, yes(5));
  const before = (await read()).etag;
  await addFeeAnswers(server.db, agentId, ['no']);
  const after = (await read()).etag;
  expect(after).not.toBe(before);
  const again = await server.inject(agentPaths.byId(agentId), { 'if-none-match': after });
  expect(again.statusCode).toBe(304);
});

it('an answer is forgotten with its comment', async () => {
  await addFeeAnswers(server.db, agentId, yes(6));
  const [first] = await server.db.select().from(comments).limit(1);
  await server.db.delete(comments).where(eq(comments.id, first?.id ?? ''));
  expect((await read()).charged).toEqual({ asPublished: 5, answers: 5 });
});
