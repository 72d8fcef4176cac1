import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { mailOutbox, textMessages } from '../../../database/schema.ts';

const MAX_LISTED = 200;

export interface MailboxMessage {
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

export function listMessages(db: Queryable): Promise<MailboxMessage[]> {
  return db
    .select(columns)
    .from(mailOutbox)
    .where(isNotNull(mailOutbox.html))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(MAX_LISTED);
}

export async function findMessage(db: Queryable, id: string): Promise<MailboxMessage | undefined> {
  const [message] = await db
    .select(columns)
    .from(mailOutbox)
    .where(and(eq(mailOutbox.id, id), isNotNull(mailOutbox.html)));
  return message;
}

export interface MailboxText {
  id: string;
  /** Number with a plus and the country code. */
  to: string;
  text: string | null;
  at: Date;
}

/** Lists text messages of a server without a provider, newest first. */
export async function listTexts(db: Queryable): Promise<MailboxText[]> {
  const { id, recipient, text, createdAt } = textMessages;
  const rows = await db
    .select({ id, recipient, text, at: createdAt })
    .from(textMessages)
    .where(isNotNull(text))
    .orderBy(desc(createdAt))
    .limit(MAX_LISTED);
  return rows.map(({ recipient: digits, ...message }) => ({ ...message, to: `+${digits}` }));
}
