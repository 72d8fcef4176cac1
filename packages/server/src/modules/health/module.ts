import type { Module } from '../../platform/module.ts';
import { addGauge } from '../../platform/metrics/metrics.ts';
import { healthRoutes } from './routes.ts';

export const healthModule = {
  name: 'health',
  rootRoutes: healthRoutes,
  metrics: (metrics, { readiness }) => {
    addGauge(metrics, {
      name: 'naija_dependency_up',
      help: '1 for each dependency of this server that works, as /readyz names them',
      labelNames: ['dependency'],
      aggregator: 'min',
      read: async () =>
        Object.entries((await readiness()).checks).map(
          ([dependency, state]) => [{ dependency }, Number(state === 'ok')] as const,
        ),
    });
  },
} satisfies Module;
