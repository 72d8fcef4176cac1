import type { AppealSubject, OwnAppeal } from '@naija/contracts/http/moderation';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { agents, comments, moderationAppeals, type AppealRow } from '../../database/schema.ts';
import { inQueue, type QueuePosition } from '../../database/queue.ts';

const MAX_OWN = 50;

export function appealSubjectOf({ kind, agentId, commentId }: AppealRow): AppealSubject {
  return { kind, id: commentId ?? agentId };
}

function isOpenAbout({ kind, id }: AppealSubject) {
  const { commentId, agentId, state } = moderationAppeals;
  return and(
    eq(moderationAppeals.kind, kind),
    sql`coalesce(${commentId}, ${agentId}) = ${id}::uuid`,
    eq(state, 'open'),
  );
}

/** Stores an appeal; returns false if one about the subject is open. */
export async function addAppeal(
  tx: Queryable,
  {
    subject: { kind, id },
    agentId,
    text,
    createdAt,
  }: Pick<AppealRow, 'agentId' | 'text' | 'createdAt'> & {
    subject: AppealSubject;
  },
): Promise<boolean> {
  const commentId = kind === 'reply' ? id : null;
  const { rowCount } = await tx
    .insert(moderationAppeals)
    .values({ kind, agentId, commentId, text, createdAt })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Newest first. */
export function listOwnAppeals(db: Queryable, agentId: string): Promise<AppealRow[]> {
  return db
    .select()
    .from(moderationAppeals)
    .where(eq(moderationAppeals.agentId, agentId))
    .orderBy(desc(moderationAppeals.createdAt))
    .limit(MAX_OWN);
}

const withAgent = (db: Queryable) =>
  db
    .select({ appeal: moderationAppeals, agent: agents, comment: comments })
    .from(moderationAppeals)
    .innerJoin(agents, eq(agents.id, moderationAppeals.agentId))
    .leftJoin(comments, eq(comments.id, moderationAppeals.commentId));

export type FoundAppeal = Awaited<ReturnType<typeof findAppeals>>[number];

/** Open appeals, oldest first; or answered ones, newest first. */
export function findAppeals(
  db: Queryable,
  { isOpen, after, limit }: { isOpen: boolean; after: QueuePosition | undefined; limit: number },
) {
  const { state, createdAt: at, id } = moderationAppeals;
  const { where, orderBy } = inQueue({ state, at, id }, { open: 'open', isOpen, after });
  return withAgent(db)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

export async function findAppeal(db: Queryable, id: string): Promise<FoundAppeal | undefined> {
  return (await withAgent(db).where(eq(moderationAppeals.id, id)))[0];
}

type Answer = Pick<AppealRow, 'answer' | 'answeredAt'> & { state: 'granted' | 'refused' };

export async function storeAnswer(tx: Queryable, id: string, answer: Answer): Promise<void> {
  await tx.update(moderationAppeals).set(answer).where(eq(moderationAppeals.id, id));
}

/** Grants the open appeal about a subject that an operator restores without answering it. */
export async function grantOpenAppeal(
  tx: Queryable,
  subject: AppealSubject,
  answer: string,
  answeredAt: Date,
) {
  await tx
    .update(moderationAppeals)
    .set({ state: 'granted', answer, answeredAt })
    .where(isOpenAbout(subject));
}

export function toOwnAppeal(row: AppealRow): OwnAppeal {
  return {
    id: row.id,
    subject: appealSubjectOf(row),
    text: row.text,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    ...(row.answer !== null && { answer: row.answer }),
    ...(row.answeredAt && { answeredAt: row.answeredAt.toISOString() }),
  };
}
