import { desc, eq } from 'drizzle-orm';
import { agentWeeks } from '../../database/schema.ts';
import type { PersonalDataSource } from '../../platform/personal-data/source.ts';

/** How often visitors have seen, reached and saved the agent, by week; it goes with the agent's row. */
export const interestData: PersonalDataSource = {
  name: 'weeklyFigures',
  tables: [agentWeeks],
  read: (db, { id }) => {
    const { week, view, call, whatsApp, email, favourite } = agentWeeks;
    const found = db.select({ week, view, call, whatsApp, email, favourite }).from(agentWeeks);
    return found.where(eq(agentWeeks.agentId, id)).orderBy(desc(week));
  },
};
