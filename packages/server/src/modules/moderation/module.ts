import { RETENTION } from '@naija/contracts/domain/retention';
import { removals } from '../../database/schema.ts';
import type { Module } from '../../platform/module.ts';
import { operatorAgentRoutes } from './agent-routes.ts';
import { appealRoutes } from './appeal-routes.ts';
import { caseRoutes } from './case-routes.ts';
import { ownRoutes } from './own-routes.ts';
import { moderationData } from './personal-data.ts';
import { photoRoute } from './photo-route.ts';
import { removeDecided } from './remove-decided.ts';
import { removedRoute } from './removed-route.ts';
import { reportRoute } from './report-route.ts';

/** Visitors report, agents appeal, and operators decide. */
export const moderationModule = {
  name: 'moderation',
  routes: (api, services) => {
    reportRoute(api, services);
    ownRoutes(api, services);
    removedRoute(api, services.db);
    caseRoutes(api, services);
    operatorAgentRoutes(api, services);
    photoRoute(api, services);
    appealRoutes(api, services);
  },
  retention: [{ name: 'removals', column: removals.at }],
  notRemoved: {
    moderation_cases: 'by `removeDecided`, after the decision',
    moderation_reports: 'with their case, or by `removeDecided`',
    moderation_appeals: 'by `removeDecided`, after the answer',
  },
  removeExpired: (db, now) => removeDecided(db, new Date(now.getTime() - RETENTION.moderation.keptMs)),
  personalData: moderationData,
  notPersonal: { removals: 'ids of what was taken off the site, deleted when they expire' },
  limits: {
    // Each report is work for an operator, and anyone can invent browsers.
    contentReport: { burst: 10, refillS: 60, keyedBy: 'address', maxBrowsers: 1 },
    appeal: { burst: 5, refillS: 3_600, keyedBy: 'account', maxBrowsers: 1 },
  },
} satisfies Module;
