import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { isPublic, isHidden } from '../../database/listed.ts';
import { agents, comments, type AgentRow, type CommentRow, type NewComment } from '../../database/schema.ts';
import { MODERATION_RESPONSES } from '@naija/contracts/domain/moderation-messages';
import { gone, notFound } from '../../platform/http/http-error.ts';

/** `at` in milliseconds since 1970. */
interface CommentPosition {
  at: number;
  id: string;
}

/** Lists visible comments on an agent, newest first, after a position. */
export function listComments(
  db: Queryable,
  agentId: string,
  after: CommentPosition | undefined,
  limit: number,
): Promise<CommentRow[]> {
  return commentsAfter(db, agentId, after, limit, isNull(comments.hiddenAt));
}

/** Lists comments like `listComments`, including those that operators have hidden. */
export function listAllComments(
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

export type Commented = Pick<AgentRow, 'hiddenAt' | 'blockedAt'>;
const visibility = { hiddenAt: agents.hiddenAt, blockedAt: agents.blockedAt };

const isAgent = (id: string) => and(eq(agents.id, id), isPublic);

export async function findCommentedAgent(db: Queryable, id: string): Promise<Commented | undefined> {
  return (await db.select(visibility).from(agents).where(isAgent(id)))[0];
}

/** Several transactions can hold the lock; it prevents hiding and deletion. */
export async function lockAgentForReading(tx: Queryable, id: string): Promise<Commented | undefined> {
  return (await tx.select(visibility).from(agents).where(isAgent(id)).for('share'))[0];
}

/** Finds the visible comment with this id on an agent. */
export async function findComment(
  db: Queryable,
  id: string,
  agentId: string,
): Promise<CommentRow | undefined> {
  const isOfAgent = and(eq(comments.id, id), eq(comments.agentId, agentId), isNull(comments.hiddenAt));
  return (await db.select().from(comments).where(isOfAgent))[0];
}

/** False if the comment has a reply. */
export async function addReply(tx: Queryable, id: string, reply: string, repliedAt: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(comments)
    .set({ reply, repliedAt, updatedAt: sql`${comments.updatedAt}` })
    .where(and(eq(comments.id, id), isNull(comments.reply)));
  return rowCount === 1;
}

/** Changes the reply to a comment, or removes it if the text is null; returns false if it has none, or a hidden one. */
export async function changeReply(
  tx: Queryable,
  id: string,
  reply: string | null,
  editedAt: Date,
): Promise<boolean> {
  const change =
    reply === null ? { reply, repliedAt: null, replyEditedAt: null } : { reply, replyEditedAt: editedAt };
  const { rowCount } = await tx
    .update(comments)
    .set({ ...change, updatedAt: sql`${comments.updatedAt}` })
    .where(and(eq(comments.id, id), isNotNull(comments.reply), isNull(comments.replyHiddenAt)));
  return rowCount === 1;
}

/** Stores a comment; returns its id. */
export async function addComment(tx: Queryable, comment: NewComment): Promise<string> {
  const id = randomUUID();
  await tx.insert(comments).values({ ...comment, id });
  return id;
}

/** @throws HttpError 404 for an unknown agent, 410 for a hidden one who is not the caller */
export function requireVisible(agent: Commented | undefined, isOwn: boolean): void {
  if (!agent) throw notFound('There is no agent with this id');
  if (isHidden(agent) && !isOwn) throw gone(MODERATION_RESPONSES.profileGone);
}
