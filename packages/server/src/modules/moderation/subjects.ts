import type { AppealSubject, Subject } from '@naija/contracts/http/moderation';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { isHidden } from '../../database/listed.ts';
import { agents, comments, type AgentRow, type CommentRow } from '../../database/schema.ts';

export interface FoundSubject {
  agent: AgentRow;
  comment: CommentRow | undefined;
}

export async function findSubject(
  db: Queryable,
  { kind, id }: Subject | AppealSubject,
): Promise<FoundSubject | undefined> {
  if (kind === 'agent' || kind === 'account') {
    const [agent] = await db.select().from(agents).where(eq(agents.id, id));
    return agent && { agent, comment: undefined };
  }
  const rows = await db
    .select({ agent: agents, comment: comments })
    .from(comments)
    .innerJoin(agents, eq(agents.id, comments.agentId))
    .where(eq(comments.id, id));
  const [found] = rows;
  return found && (kind === 'comment' || found.comment.reply !== null) ? found : undefined;
}

/** True if visitors see it. */
export function isSubjectVisible({ kind }: Subject, { agent, comment }: FoundSubject): boolean {
  if (isHidden(agent)) return false;
  if (!comment) return true;
  return comment.hiddenAt === null && (kind === 'comment' || comment.replyHiddenAt === null);
}

/** Null shows the subject again. `updated_at` stays, because it is the time of the author's edit. */
export async function setHidden(tx: Queryable, { kind, id }: Subject, at: Date | null): Promise<void> {
  if (kind === 'agent') {
    const change = { hiddenAt: at, updatedAt: sql`${agents.updatedAt}` };
    await tx.update(agents).set(change).where(eq(agents.id, id));
    return;
  }
  const hidden = kind === 'comment' ? { hiddenAt: at } : { replyHiddenAt: at };
  await tx
    .update(comments)
    .set({ ...hidden, updatedAt: sql`${comments.updatedAt}` })
    .where(eq(comments.id, id));
}

export async function setBlocked(tx: Queryable, agentId: string, blockedAt: Date | null): Promise<void> {
  const change = { blockedAt, updatedAt: sql`${agents.updatedAt}` };
  await tx.update(agents).set(change).where(eq(agents.id, agentId));
}

export async function setName(tx: Queryable, agentId: string, name: string): Promise<void> {
  await tx.update(agents).set({ name }).where(eq(agents.id, agentId));
}

const EXCERPT_LENGTH = 140;

export function excerptOf(kind: Subject['kind'] | 'account', found: FoundSubject): string {
  const { agent, comment } = found;
  const text = kind === 'comment' ? comment?.content : kind === 'reply' ? comment?.reply : agent.name;
  // Cut by code points, so that no character is halved.
  return Array.from(text ?? '')
    .slice(0, EXCERPT_LENGTH)
    .join('');
}
