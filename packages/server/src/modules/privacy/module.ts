import { hourly } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module.ts';
import { removeDueAccounts } from './remove-due-accounts.ts';
import { privacyRoutes } from './routes.ts';

export const privacyModule = {
  name: 'privacy',
  routes: privacyRoutes,
  jobs: (services) => ({
    recurring: [
      hourly('deleted accounts', 'accounts that are due to be deleted are still there', () =>
        removeDueAccounts(services),
      ),
    ],
  }),
  limits: {
    // Each reads all that is held about an agent.
    dataDownload: { burst: 3, refillS: 1_200, keyedBy: 'account', maxBrowsers: 1 },
  },
} satisfies Module;
