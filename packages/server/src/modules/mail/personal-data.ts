import { desc, eq, or, sql } from 'drizzle-orm';
import { accountTokens, agents, emailRestores, mailOutbox } from '../../database/schema.ts';
import type { PersonalDataSource } from '../../platform/module.ts';

/** Must equal `email_key` of an agent. */
const recipientKey = sql`lower(normalize(${mailOutbox.recipient}, NFKC))`;

/**
 * Mail to the agent's address, and to others that they wanted or had. Its text is left out: until it is sent it holds links and codes, which prove that
 * the mailbox is read. All of it is deleted with the agent's row. Mail queued by earlier
 * releases has no `agent_id`, and is found by its address, unless another account has it.
 */
export const mailData: PersonalDataSource = {
  name: 'mailSentToYou',
  tables: [mailOutbox],
  read: (db, { id, emailKey }) => {
    const { recipient, subject, createdAt, sentAt, failedAt, attempts, lastError } = mailOutbox;
    const found = db
      .select({ recipient, subject, createdAt, sentAt, failedAt, attempts, lastError })
      .from(mailOutbox);
    return found.where(or(eq(recipientKey, emailKey), eq(mailOutbox.agentId, id))).orderBy(desc(createdAt));
  },
  erase: async (tx, { id, emailKey }) => {
    await tx.execute(sql`
      delete from ${mailOutbox} where agent_id is null and ${recipientKey} in (
        select ${emailKey}::text
        union select email_key from ${emailRestores} where agent_id = ${id}
        union select lower(normalize(email, NFKC)) from ${accountTokens} where agent_id = ${id} and email is not null
        except select email_key from ${agents} where id <> ${id}
      )`);
  },
};
