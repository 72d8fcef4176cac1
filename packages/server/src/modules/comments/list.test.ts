import { commentPaths, type CommentListResponse } from '@naija/contracts/http/comments';
import { describe, expect, it } from 'vitest';
import { addAgent, addComment } from '../../../test/agents.ts';
import { useServer } from '../../../test/use-server.ts';
const server = useServer();

async function list(agentId: string, query: Record<string, string> = {}) {
  const answer = await server.app.inject({ url: commentPaths.list(agentId), query });
  return { status: answer.statusCode, body: answer.json<CommentListResponse>() };
}

describe('comments on an agent', () => {
  it('are shown newest first', async () => {
    const { id } = await addAgent(server.db);
    const times = ['2026-01-01T10:00:00.001Z', '2026-03-01T10:00:00.003Z', '2026-02-01T10:00:00.002Z'];
    for (const time of times) await addComment(server.db, id, new Date(time));
    const { body } = await list(id);
    expect(body.comments.map(({ updatedAt }) => updatedAt)).toEqual([...times].sort().reverse());
  });

  it('hold what was written, by whom and when', async () => {
    const { id } = await addAgent(server.db);
    const comment = await addComment(server.db, id, new Date('2026-01-02T03:04:05.678Z'));
    expect((await list(id)).body).toEqual({
      comments: [
        {
          _id: comment.id,
          fullname: 'Ada Obi',
          content: 'On time, and honest.',
          updatedAt: '2026-01-02T03:04:05.678Z',
        },
      ],
      nextCursor: null,
    });
  });

  it('are paged so that each is seen once, despite equal times and new comments', async () => {
    const { id } = await addAgent(server.db);
    const moment = new Date('2026-01-01T00:00:00.000Z');
    const stored = [];
    for (let index = 0; index < 7; index += 1) stored.push((await addComment(server.db, id, moment)).id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: { body: CommentListResponse } = await list(id, {
        limit: '2',
        ...(cursor !== null && { cursor }),
      });
      seen.push(...body.comments.map(({ _id }) => _id));
      cursor = body.nextCursor;
      await addComment(server.db, id);
    } while (cursor !== null);
    expect(seen.sort()).toEqual(stored.sort());
  });

  it('are an empty list for an agent without comments', async () => {
    const { id } = await addAgent(server.db);
    expect(await list(id)).toEqual({ status: 200, body: { comments: [], nextCursor: null } });
  });

  it('are answered with 404 for an unknown agent', async () => {
    expect(await list('00000000-0000-4000-8000-000000000000')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  it('are answered with 400 for an invalid id', async () => {
    expect(await list('someone')).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  it.each([
    { at: 9e15, id: '00000000-0000-4000-8000-000000000000' },
    { at: -1, id: '00000000-0000-4000-8000-000000000000' },
    { at: 0, id: '' },
    {},
  ])('refuse the cursor %o', async (place) => {
    const { id } = await addAgent(server.db);
    const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
    expect((await list(id, { cursor })).status).toBe(400);
  });
});
