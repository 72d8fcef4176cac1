import { and, desc, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { isPublic } from '../../database/listed.ts';
import { agents, comments, type CommentRow, type NewComment } from '../../database/schema.ts';

/** Position of a comment in the list; `at` in milliseconds since 1970. */
interface CommentPosition {
  at: number;
  id: string;
}

/** Comments on an agent whom the public may see, newest first, after a position. */
export function listComments(
  db: Queryable,
  agentId: string,
  after: CommentPosition | undefined,
  limit: number,
): Promise<CommentRow[]> {
  return commentsAfter(db, agentId, after, limit, exists(publicAgent(db, agentId)));
}

/** As `listComments`, for the agent. */
export function listCommentsForOwner(
  db: Queryable,
  agentId: string,
  after: CommentPosition | undefined,
  limit: number,
): Promise<CommentRow[]> {
  return commentsAfter(db, agentId, after, limit);
}

function commentsAfter(
  db: Queryable,
  agentId: string,
  after: CommentPosition | undefined,
  limit: number,
  condition?: SQL,
): Promise<CommentRow[]> {
  const isOlder =
    after &&
    sql`(${comments.createdAt}, ${comments.id}) < (${new Date(after.at).toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(comments)
    .where(and(eq(comments.agentId, agentId), isOlder, condition))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit);
}

function publicAgent(db: Queryable, id: string) {
  return db
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.id, id), isPublic));
}

export async function hasAgent(db: Queryable, id: string): Promise<boolean> {
  return (await publicAgent(db, id)).length > 0;
}

/** True if the public may see an agent with this id, who cannot be deleted until the transaction ends. */
export async function lockAgent(tx: Queryable, id: string): Promise<boolean> {
  return (await publicAgent(tx, id).for('key share')).length > 0;
}

export async function addComment(tx: Queryable, comment: NewComment): Promise<void> {
  await tx.insert(comments).values(comment);
}
