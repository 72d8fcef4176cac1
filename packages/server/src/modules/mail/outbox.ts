import { and, count, gt, isNull, lte, min, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { mailOutbox, type MailRow } from '../../database/schema.ts';
import type { MailMessage } from './templates/message.ts';

/** Channel on which PostgreSQL notifies workers of new mail. */
export const MAIL_CHANNEL = 'naija_mail';

/** Adds a message to the outbox, to be sent at once if and only if the transaction commits. `to` is one bare address. */
export async function queueMail(
  tx: Queryable,
  { to, message: { subject, html, text } }: { to: string; message: MailMessage },
): Promise<void> {
  await tx.insert(mailOutbox).values({ recipient: to, subject, html, text });
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`);
}

const isPending = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt));

/** Locks a due message that no other worker has, for the length of the transaction; untried ones first. */
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

/** Mail that is neither sent nor given up, and since when the oldest waits in seconds; both from one index. */
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
