import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { agents, comments, type CommentRow, type NewComment } from '../../database/schema.ts';

/** Position of a comment in the list; `at` in milliseconds since 1970. */
interface CommentPosition {
  at: number;
  id: string;
}

/** Comments on an agent, newest first, after a position. */
export function listComments(
  db: Queryable,
  agentId: string,
  after: CommentPosition | undefined,
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

export async function hasAgent(db: Queryable, id: string): Promise<boolean> {
  return (await db.select({ id: agents.id }).from(agents).where(eq(agents.id, id))).length > 0;
}

/** True if there is an agent with this id, who cannot be deleted until the transaction ends. */
export async function lockAgent(tx: Queryable, id: string): Promise<boolean> {
  const rows = tx.select({ id: agents.id }).from(agents).where(eq(agents.id, id)).for('key share');
  return (await rows).length > 0;
}

export async function addComment(tx: Queryable, comment: NewComment): Promise<void> {
  await tx.insert(comments).values(comment);
}
