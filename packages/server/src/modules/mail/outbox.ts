import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { mailOutbox } from '../../database/schema.ts';
import type { Letter } from './templates/template.ts';

/** What PostgreSQL tells workers by when there is mail. */
export const MAIL_CHANNEL = 'naija_mail';

/**
 * Puts a letter into the outbox, in the transaction of what it tells of: sent if and only if that is committed, and
 * then at once. `to` is one bare address.
 */
export async function queueMail(
  tx: Queryable,
  { to, letter: { subject, html, text } }: { to: string; letter: Letter },
): Promise<void> {
  await tx.insert(mailOutbox).values({ recipient: to, subject, html, text });
  // Arrives when the transaction commits, and never if it does not.
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`);
}
