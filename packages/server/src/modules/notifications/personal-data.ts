import { eq, getTableColumns } from 'drizzle-orm';
import { notificationSettings, pushSubscriptions } from '../../database/schema.ts';
import type { PersonalDataSource } from '../../platform/personal-data/source.ts';

const { agentId, unsubscribeToken: _token, ...settingColumns } = getTableColumns(notificationSettings);

/** What the agent is told of, and on which devices, without what could send to them. It goes with the agent's row. */
export const notificationData: readonly PersonalDataSource[] = [
  {
    name: 'notificationSettings',
    tables: [notificationSettings],
    read: (db, { id }) => db.select(settingColumns).from(notificationSettings).where(eq(agentId, id)),
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
