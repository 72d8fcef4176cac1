import { LIMITS } from '@naija/contracts/domain/limits';
import type { FeeAnswer, Comment } from '@naija/contracts/http/comments';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { createHmac, randomBytes } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { agents, comments, feeAnswerKeys, feeAnswers, type CommentRow } from '../../database/schema.ts';
import { mailboxOf } from './mailbox.ts';

const KEY_BYTES = 32;
/** Limits the cost of reading a profile; agents have fewer clients in a year */
const MAX_ALIKE = 250;

interface Confirmed {
  agentId: string;
  commentId: string;
  answer: FeeAnswer;
  answeredAt: Date;
  email: string;
  /** Network, shortened by `anonymizeAddress`. */
  network: string;
}

/**
 * Counts an answer, and replaces an earlier one from the same mailbox. It does not count if the mailbox is the agent's or has
 * answered since, or if its network or its domain has reached the limit of equal answers. Therefore other answers, however
 * many, cannot remove those of the other kind.
 */
export async function countFeeAnswer(
  tx: Queryable,
  { agentId, commentId, answer, answeredAt, email, network }: Confirmed,
): Promise<void> {
  const { mailbox, domain } = mailboxOf(email);
  if (await isAgents(tx, agentId, mailbox)) return;
  const key = await lockKey(tx, agentId);
  const mark = (kind: string, value: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, value]))
      .digest();
  const marks = {
    mailbox: mark('mailbox', mailbox),
    mailDomain: domain === undefined ? null : mark('domain', domain),
    network: mark('network', network),
  };
  const isOfMailbox = and(eq(feeAnswers.agentId, agentId), eq(feeAnswers.mailbox, marks.mailbox));
  await tx.delete(feeAnswers).where(and(isOfMailbox, lte(feeAnswers.answeredAt, answeredAt)));
  if ((await tx.$count(feeAnswers, isOfMailbox)) > 0) return;
  const alike = await countAlike(tx, agentId, answer, marks);
  const most = LIMITS.feeAnswersFromOne;
  if (alike.ofNetwork >= most || alike.ofDomain >= most || alike.all >= MAX_ALIKE) return;
  await tx.insert(feeAnswers).values({ agentId, commentId, answeredAt, ...marks });
}

async function isAgents(tx: Queryable, agentId: string, mailbox: string): Promise<boolean> {
  const [own] = await tx
    .select({ email: agents.email, publicEmail: agents.publicEmail })
    .from(agents)
    .where(eq(agents.id, agentId));
  return [own?.email, own?.publicEmail].some((email) => email && mailboxOf(email).mailbox === mailbox);
}

/**
 * Returns the key of an agent's marks, and creates it for the first. Answers to one agent take turns until the transaction
 * ends.
 */
async function lockKey(tx: Queryable, agentId: string): Promise<Buffer> {
  const [row] = await tx
    .insert(feeAnswerKeys)
    .values({ agentId, key: randomBytes(KEY_BYTES) })
    .onConflictDoUpdate({ target: feeAnswerKeys.agentId, set: { agentId } })
    .returning({ key: feeAnswerKeys.key });
  if (!row) throw new Error('the key of an agent was not stored');
  return row.key;
}

async function countAlike(
  tx: Queryable,
  agentId: string,
  answer: FeeAnswer,
  { network, mailDomain }: { network: Buffer; mailDomain: Buffer | null },
): Promise<{ ofNetwork: number; ofDomain: number; all: number }> {
  const [counted] = await tx
    .select({
      ofNetwork: sql<number>`(count(*) filter (where ${feeAnswers.network} = ${network}))::int`,
      ofDomain: sql<number>`(count(*) filter (where ${feeAnswers.mailDomain} = ${mailDomain}))::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(feeAnswers)
    .innerJoin(comments, eq(comments.id, feeAnswers.commentId))
    .where(
      and(eq(feeAnswers.agentId, agentId), eq(comments.feeAsPublished, answer), isNull(comments.hiddenAt)),
    );
  return counted ?? { ofNetwork: 0, ofDomain: 0, all: 0 };
}

/** Returns the answers given in a comment, without those left open. */
export function answersOf({
  dealing,
  feeAsPublished,
  emailConfirmed,
}: Pick<CommentRow, 'dealing' | 'feeAsPublished' | 'emailConfirmed'>): Pick<
  Comment,
  'dealing' | 'feeAsPublished' | 'emailConfirmed'
> {
  return {
    ...(dealing && { dealing }),
    ...(feeAsPublished && { feeAsPublished }),
    ...(emailConfirmed && { emailConfirmed }),
  };
}
