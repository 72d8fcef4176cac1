import { releasesOf, remoteNames } from '@naija/contracts/remote/registry';
import { RENDERER_STATES } from '@naija/contracts/http/release-status';
import { decoderLoad, type Uploads } from '../modules/photos/index.ts';
import type { Readiness } from '../modules/health/index.ts';
import type { Rendering } from '../modules/rendering/index.ts';
import type { RegistryReader } from '../modules/site/index.ts';
import type { App } from '../platform/http/app-type.ts';
import { addCounter, addGauge, type Metrics } from '../platform/metrics/metrics.ts';
import { countEvents } from './event-metrics.ts';

export interface MeasuredModules {
  uploads: Uploads;
  registry: RegistryReader;
  /** Undefined where browsers alone render. */
  rendering: Rendering | undefined;
  readiness: () => Promise<Readiness>;
}

/** Measures what modules do, until the application closes. */
export function observeModules(
  app: App,
  metrics: Metrics,
  { uploads, registry, rendering, readiness }: MeasuredModules,
): void {
  const stopCounting = countEvents(metrics);
  app.addHook('onClose', (_app, done) => {
    stopCounting();
    done();
  });
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
  addPhotoMetrics(metrics, uploads);
  addReleaseMetrics(metrics, registry);
  addRenderingMetrics(metrics, () => rendering?.status() ?? []);
}

function addPhotoMetrics(metrics: Metrics, uploads: Uploads): void {
  addGauge(metrics, {
    name: 'naija_photos_processing',
    help: 'Photos that are decoded at the moment, and that wait for a decoder',
    labelNames: ['state'],
    read: () => {
      const { running, queued } = decoderLoad();
      return [
        [{ state: 'running' }, running],
        [{ state: 'queued' }, queued],
      ];
    },
  });
  addGauge(metrics, {
    name: 'naija_uploads_in_progress',
    help: 'Parts of photos that are arriving at the moment',
    read: () => [[{}, uploads.arriving()]],
  });
}

function addReleaseMetrics(metrics: Metrics, registry: RegistryReader): void {
  addGauge(metrics, {
    name: 'naija_release_traffic_ratio',
    help: 'Share of visitors that gets a listed release, from 0 to 1',
    labelNames: ['remote', 'version'],
    aggregator: 'max',
    read: async () => {
      const listed = await registry();
      if (!listed) return [];
      return remoteNames(listed).flatMap((remote) =>
        releasesOf(listed, remote).map(
          ({ metadata: { version }, deployment }) => [{ remote, version }, deployment.traffic / 100] as const,
        ),
      );
    },
  });
}

function addRenderingMetrics(metrics: Metrics, status: Rendering['status']): void {
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
}
