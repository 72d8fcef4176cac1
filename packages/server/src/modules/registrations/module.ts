import { eq, getTableColumns } from 'drizzle-orm';
import { registrations } from '../../database/schema.ts';
import { hourly } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module.ts';
import { expireRegistrations } from './expire.ts';
import { operatorRegistrationRoutes } from './operator-routes.ts';
import { ownRoutes } from './own-routes.ts';

const { id: _id, agentId: _agentId, ...columns } = getTableColumns(registrations);

/** Numbers of agents in public registers, which operators check. */
export const registrationsModule = {
  name: 'registrations',
  routes: (api, services) => {
    ownRoutes(api, services);
    operatorRegistrationRoutes(api, services);
  },
  jobs: (services) => ({
    recurring: [
      hourly('expired registrations', 'registrations that have expired are still confirmed', () =>
        expireRegistrations(services),
      ),
    ],
  }),
  notRemoved: {
    registrations: 'kept until the agent changes or removes the number, or deletes the account',
  },
  personalData: [
    {
      name: 'registrations',
      tables: [registrations],
      read: (db, { id }) => db.select(columns).from(registrations).where(eq(registrations.agentId, id)),
    },
  ],
  limits: {
    // Each is work for an operator.
    registration: { burst: 10, refillS: 600, keyedBy: 'account', maxBrowsers: 1 },
  },
} satisfies Module;
