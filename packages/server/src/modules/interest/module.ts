import { desc, eq } from 'drizzle-orm';
import { agentWeeks } from '../../database/schema.ts';
import type { Module } from '../../platform/module.ts';
import { interestRoutes } from './routes.ts';

/** Figures about what visitors do on profiles. */
export const interestModule = {
  name: 'interest',
  routes: interestRoutes,
  retention: [{ name: 'agentFigures', column: agentWeeks.week }],
  personalData: [
    // How often visitors have seen, reached and saved the agent, by week; it goes with the agent's row.
    {
      name: 'weeklyFigures',
      tables: [agentWeeks],
      read: (db, { id }) => {
        const { week, view, call, whatsApp, email, favourite } = agentWeeks;
        const found = db.select({ week, view, call, whatsApp, email, favourite }).from(agentWeeks);
        return found.where(eq(agentWeeks.agentId, id)).orderBy(desc(week));
      },
    },
  ],
  limits: { interest: { burst: 20, refillS: 20, keyedBy: 'address', maxBrowsers: 10 } },
} satisfies Module;
