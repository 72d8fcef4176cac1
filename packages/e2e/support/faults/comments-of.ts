import { commentPaths, type CommentListResponse } from '@naija/contracts/http/comments';

/** All comments on an agent, oldest first. */
export async function commentsOf(site: string, agentId: string): Promise<string[]> {
  const contents: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const response = await fetch(`${site}${commentPaths.list(agentId)}?limit=48${query}`);
    const { comments, nextCursor } = (await response.json()) as CommentListResponse;
    contents.push(...comments.map(({ content }) => content));
    cursor = nextCursor;
  }
  return contents.reverse();
}
