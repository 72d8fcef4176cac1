import { desc, eq, sql } from 'drizzle-orm';
import { jobs, textMessages } from '../../database/schema.ts';
import type { Module } from '../../platform/module.ts';
import { sendTextTask } from './send-task.ts';

export const smsModule = {
  name: 'sms',
  jobs: ({ sms, ...services }) => ({
    tasks: sms ? [sendTextTask({ ...services, sender: sms.sender })] : [],
  }),
  retention: [{ name: 'textMessages', column: textMessages.createdAt }],
  personalData: [
    // Text messages to the agent, without their text: until it is sent it holds a code. They go with the agent's row.
    {
      name: 'textMessagesSentToYou',
      tables: [textMessages],
      read: (db, { id }) => {
        const { recipient, createdAt, sentAt, failedAt, lastError } = textMessages;
        const found = db.select({ recipient, createdAt, sentAt, failedAt, lastError }).from(textMessages);
        return found.where(eq(textMessages.agentId, id)).orderBy(desc(createdAt));
      },
      // The payload of a waiting message is its id.
      erase: async (tx, { id }) => {
        await tx.execute(sql`
          delete from ${jobs} where payload #>> '{}' in (select id::text from ${textMessages} where agent_id = ${id})`);
      },
    },
  ],
} satisfies Module;
