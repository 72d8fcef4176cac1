import { and, count, gt, isNull, lte, min, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { mailOutbox, type MailRow } from '../../database/schema.ts';
import type { MailMessage } from './message.ts';

/** Channel on which PostgreSQL notifies workers of new mail */
export const MAIL_CHANNEL = 'naija_mail';

interface NewMail {
  /** Null for mail to visitors and operators. */
  agentId: string | null;
  /** A single address without a name. */
  to: string;
  message: MailMessage;
  /** Deletion, sent or not; a month after writing by default. */
  expiresAt?: Date;
}

/** Queues a message, which is sent if the transaction commits. */
export async function queueMail(
  tx: Queryable,
  { agentId, to, message: { subject, html, text, unsubscribeUrl }, expiresAt }: NewMail,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insert(mailOutbox)
    .values({ id, agentId, recipient: to, subject, html, text, unsubscribeUrl, expiresAt });
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`);
  return id;
}

const isPending = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt));

/** Locks a due message until the transaction ends; untried ones come first. */
export async function lockDueMail(tx: Queryable, now: Date): Promise<MailRow | undefined> {
  const [mail] = await tx
    .select()
    .from(mailOutbox)
    .where(and(isPending, lte(mailOutbox.dueAt, now)))
    .orderBy(mailOutbox.dueAt, mailOutbox.createdAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return mail;
}

export async function findNextDueTime(db: Queryable, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ dueAt: min(mailOutbox.dueAt) })
    .from(mailOutbox)
    .where(and(isPending, gt(mailOutbox.dueAt, now)));
  return row?.dueAt ?? null;
}

/** Counts mail that is neither sent nor given up, and how long the oldest has waited in seconds. One index answers both. */
export async function mailDepth(db: Queryable): Promise<{ pending: number; oldestSeconds: number }> {
  const [row] = await db
    .select({
      pending: count(),
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${mailOutbox.createdAt})), 0)::double precision`,
    })
    .from(mailOutbox)
    .where(isPending);
  return row ?? { pending: 0, oldestSeconds: 0 };
}
