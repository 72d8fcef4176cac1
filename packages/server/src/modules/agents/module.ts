import type { Module } from '../../platform/module.ts';
import { locateAgentsJob } from './locate-agents.ts';
import { publicAgentRoutes } from './routes.ts';

export const agentsModule = {
  name: 'agents',
  routes: publicAgentRoutes,
  jobs: ({ db }) => ({ recurring: [locateAgentsJob(db)] }),
  notPersonal: {
    known_words:
      'words of names and addresses without the agent; deleted by a trigger with the last agent who has them',
  },
  limits: {
    // Looking up every number of a network must not be worthwhile.
    numberSearch: { burst: 20, refillS: 60, keyedBy: 'address', maxBrowsers: 5 },
  },
} satisfies Module;
