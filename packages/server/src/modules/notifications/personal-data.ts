import { eq, getTableColumns, sql } from 'drizzle-orm';
import { jobs, notificationSettings, pushSubscriptions, sessions } from '../../database/schema.ts';
import type { PersonalDataSource } from '../../platform/module.ts';

const { agentId, unsubscribeToken: _token, ...settingColumns } = getTableColumns(notificationSettings);

/**
 * Notification settings and devices of the agent, without the keys to send to them. Deleted with the agent's row; pending
 * notifications are deleted before it.
 */
export const notificationData: readonly PersonalDataSource[] = [
  {
    name: 'notificationSettings',
    tables: [notificationSettings],
    read: (db, { id }) => db.select(settingColumns).from(notificationSettings).where(eq(agentId, id)),
    erase: async (tx, { id }) => {
      await tx.execute(sql`
        delete from ${jobs} where payload ->> 'agentId' = ${id}
        or payload ->> 'sessionId' in (select id::text from ${sessions} where agent_id = ${id})`);
    },
  },
  {
    name: 'pushDevices',
    tables: [pushSubscriptions],
    read: async (db, { id }) => {
      const { endpoint, createdAt, commentsPushedAt } = pushSubscriptions;
      const found = await db
        .select({ endpoint, createdAt, commentsPushedAt })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.agentId, id));
      return found.map(({ endpoint: address, ...times }) => ({ service: new URL(address).host, ...times }));
    },
  },
];
