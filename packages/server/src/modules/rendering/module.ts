import { RENDERER_STATES } from '@naija/contracts/http/release-status';
import { addCounter, addGauge } from '../../platform/metrics/metrics.ts';
import type { Module } from '../../platform/module.ts';

export const renderingModule = {
  name: 'rendering',
  metrics: (metrics, { rendering }) => {
    const status = () => rendering?.status() ?? [];
    addCounter(metrics, {
      name: 'naija_renders_total',
      help: 'Pages of a release that its renderer was asked for: rendered, or failed by a fault of the release',
      labelNames: ['remote', 'version', 'outcome'],
      read: () =>
        status().flatMap(({ remote, version, rendered, failed }) => [
          [{ remote, version, outcome: 'rendered' }, rendered] as const,
          [{ remote, version, outcome: 'failed' }, failed] as const,
        ]),
    });
    addGauge(metrics, {
      name: 'naija_renderers',
      help: 'Releases by the state of their renderer; suspended after repeated faults',
      labelNames: ['state'],
      read: () => {
        const states = status().map(({ state }) => state);
        return RENDERER_STATES.map(
          (state) => [{ state }, states.filter((one) => one === state).length] as const,
        );
      },
    });
  },
} satisfies Module;
