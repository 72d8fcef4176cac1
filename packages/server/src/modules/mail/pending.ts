import { and, gt, isNull, lte, min } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { mailOutbox, type MailRow } from '../../database/schema.ts';

const isPending = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt));

/** A letter that is due and that nobody else sends, for the length of the transaction; the untried first. */
export async function takeDue(tx: Queryable, now: Date): Promise<MailRow | undefined> {
  const [mail] = await tx
    .select()
    .from(mailOutbox)
    .where(and(isPending, lte(mailOutbox.dueAt, now)))
    .orderBy(mailOutbox.dueAt, mailOutbox.createdAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return mail;
}

/** When the next letter will be due that is not yet. */
export async function nextDue(db: Queryable, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ dueAt: min(mailOutbox.dueAt) })
    .from(mailOutbox)
    .where(and(isPending, gt(mailOutbox.dueAt, now)));
  return row?.dueAt ?? null;
}
