import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { agents, comments, type CommentRow, type NewComment } from '../../database/schema.ts';

/** Where a page of the list ended; `at` in milliseconds since 1970. */
export interface CommentPlace {
  at: number;
  id: string;
}

/** Comments on an agent, newest first, from just after a place on. */
export function listComments(
  db: Queryable,
  agentId: string,
  after: CommentPlace | undefined,
  limit: number,
): Promise<CommentRow[]> {
  const isOlder =
    after &&
    sql`(${comments.createdAt}, ${comments.id}) < (${new Date(after.at).toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(comments)
    .where(and(eq(comments.agentId, agentId), isOlder))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit);
}

/** True when there is an agent with this id to comment on. */
export async function hasAgent(db: Queryable, id: string): Promise<boolean> {
  return (await db.select({ id: agents.id }).from(agents).where(eq(agents.id, id))).length > 0;
}

/** True as `hasAgent`, and the agent then stays until the transaction ends. */
export async function holdAgent(tx: Queryable, id: string): Promise<boolean> {
  const held = tx.select({ id: agents.id }).from(agents).where(eq(agents.id, id)).for('key share');
  return (await held).length > 0;
}

export async function addComment(tx: Queryable, comment: NewComment): Promise<void> {
  await tx.insert(comments).values(comment);
}

export function placeOf(comment: CommentRow): CommentPlace {
  return { at: comment.createdAt.getTime(), id: comment.id };
}
