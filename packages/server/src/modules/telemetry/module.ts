import { failureMessages, failureReports, pageLoads } from '../../database/schema.ts';
import { addEventCounter } from '../../platform/metrics/metrics.ts';
import type { Module } from '../../platform/module.ts';
import { cspReportRoutes } from './csp/routes.ts';
import { failureReportRoutes } from './failures/routes.ts';
import { pageLoadRoutes } from './page-loads/routes.ts';

/** Reports that browsers send by themselves. */
export const telemetryModule = {
  name: 'telemetry',
  routes: async (api, services) => {
    failureReportRoutes(api, services);
    pageLoadRoutes(api, services);
    await cspReportRoutes(api, services);
  },
  retention: [
    { name: 'failureReports', column: failureReports.day },
    { name: 'failureReports', column: failureMessages.lastAt },
    { name: 'pageLoads', column: pageLoads.hour },
  ],
  notPersonal: {
    failure_reports: 'counts, about releases',
    failure_messages: 'about releases, without personal data',
    page_loads: 'counts, about releases',
  },
  limits: {
    report: { burst: 20, refillS: 6, keyedBy: 'address', maxBrowsers: 1 },
    policyReport: { burst: 20, refillS: 6, keyedBy: 'address', maxBrowsers: 1 },
    pageLoad: { burst: 60, refillS: 6, keyedBy: 'address', maxBrowsers: 1 },
  },
  metrics: (metrics) => {
    addEventCounter(metrics, {
      name: 'naija_release_failures_total',
      help: 'Failures of listed releases that browsers have reported',
      event: 'release.failed',
      labelNames: ['remote', 'version', 'kind'],
      labelsOf: (labels) => ({ ...labels }),
    });
  },
} satisfies Module;
