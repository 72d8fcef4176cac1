import { desc, eq } from 'drizzle-orm';
import { agentWeeks, failureReports, pageLoads } from '../../database/schema.ts';
import { addEventCounter } from '../../platform/metrics/metrics.ts';
import type { Module } from '../../platform/module.ts';
import { cspReportRoutes } from './csp/routes.ts';
import { failureReportRoutes } from './failures/routes.ts';
import { interestRoutes } from './interest/routes.ts';
import { pageLoadRoutes } from './page-loads/routes.ts';

/** Reports that browsers send by themselves. */
export const reportsModule = {
  name: 'reports',
  routes: async (api, services) => {
    failureReportRoutes(api, services);
    pageLoadRoutes(api, services);
    interestRoutes(api, services);
    await cspReportRoutes(api, services);
  },
  retention: [
    { name: 'failureReports', column: failureReports.day },
    { name: 'pageLoads', column: pageLoads.hour },
    { name: 'agentFigures', column: agentWeeks.week },
  ],
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
  notPersonal: { failure_reports: 'counts, about releases', page_loads: 'counts, about releases' },
  limits: {
    report: { burst: 20, refillS: 6, keyedBy: 'address', maxBrowsers: 1 },
    policyReport: { burst: 20, refillS: 6, keyedBy: 'address', maxBrowsers: 1 },
    pageLoad: { burst: 60, refillS: 6, keyedBy: 'address', maxBrowsers: 1 },
    interest: { burst: 20, refillS: 20, keyedBy: 'address', maxBrowsers: 10 },
  },
  eventMetrics: (metrics) => [
    addEventCounter(metrics, {
      name: 'naija_release_failures_total',
      help: 'Failures of listed releases that browsers have reported',
      event: 'release.failed',
      labelNames: ['remote', 'version', 'kind'],
      labelsOf: (labels) => ({ ...labels }),
    }),
  ],
} satisfies Module;
