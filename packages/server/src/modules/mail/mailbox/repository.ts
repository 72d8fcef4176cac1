import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { mailOutbox } from '../../../database/schema.ts';

/** How many letters the mailbox shows. */
const MOST = 200;

/** A letter in the mailbox. */
export interface MailboxLetter {
  id: string;
  to: string;
  subject: string;
  html: string | null;
  text: string | null;
  at: Date;
}

const columns = {
  id: mailOutbox.id,
  to: mailOutbox.recipient,
  subject: mailOutbox.subject,
  html: mailOutbox.html,
  text: mailOutbox.text,
  at: mailOutbox.createdAt,
};

/** The letters whose bodies were kept, newest first. */
export function listLetters(db: Queryable): Promise<MailboxLetter[]> {
  return db
    .select(columns)
    .from(mailOutbox)
    .where(isNotNull(mailOutbox.html))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(MOST);
}

export async function findLetter(db: Queryable, id: string): Promise<MailboxLetter | undefined> {
  const [letter] = await db
    .select(columns)
    .from(mailOutbox)
    .where(and(eq(mailOutbox.id, id), isNotNull(mailOutbox.html)));
  return letter;
}
