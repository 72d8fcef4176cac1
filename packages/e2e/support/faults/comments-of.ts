import { commentPaths, type CommentListResponse } from '@naija/contracts/http/comments';

/** What stands as comments on an agent on the server, oldest first: all pages. */
export async function commentsOf(site: string, agentId: string): Promise<string[]> {
  const contents: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await fetch(`${site}${commentPaths.list(agentId)}?limit=48${query}`);
    const { comments, nextCursor } = (await answer.json()) as CommentListResponse;
    contents.push(...comments.map(({ content }) => content));
    cursor = nextCursor;
  }
  return contents.reverse();
}
