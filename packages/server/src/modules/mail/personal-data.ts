import { desc, eq, sql } from 'drizzle-orm';
import { accountTokens, agents, emailRestores, mailOutbox } from '../../database/schema.ts';
import type { PersonalDataSource } from '../../platform/personal-data/source.ts';

/** As `email_key` of an agent. */
const recipientKey = sql`lower(normalize(${mailOutbox.recipient}, NFKC))`;

/**
 * Mail to the agent's address. Its text is left out: until it is sent it holds links and codes, which prove to us that
 * somebody reads that mailbox. Mail that the account caused to other addresses is deleted with it as well, unless the
 * address is somebody else's.
 */
export const mailData: PersonalDataSource = {
  name: 'mailSentToYou',
  tables: [mailOutbox],
  read: (db, { emailKey }) => {
    const { recipient, subject, createdAt, sentAt, failedAt, attempts, lastError } = mailOutbox;
    const found = db
      .select({ recipient, subject, createdAt, sentAt, failedAt, attempts, lastError })
      .from(mailOutbox);
    return found.where(eq(recipientKey, emailKey)).orderBy(desc(createdAt));
  },
  erase: async (tx, { id, emailKey }) => {
    await tx.execute(sql`
      delete from ${mailOutbox} where ${recipientKey} in (
        select ${emailKey}::text
        union select email_key from ${emailRestores} where agent_id = ${id}
        union select lower(normalize(email, NFKC)) from ${accountTokens} where agent_id = ${id} and email is not null
        except select email_key from ${agents} where id <> ${id}
      )`);
  },
};
