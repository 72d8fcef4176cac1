import cluster from 'node:cluster';
import type * as prometheus from 'prom-client';
import { type EventName, onEvent, type TelemetryEvents } from '../telemetry/events.ts';

export interface Metrics {
  /** The library, which is loaded only if metrics are on. */
  readonly client: typeof prometheus;
  readonly registry: prometheus.Registry;
  /** Functions that end subscriptions to events, called when the application closes. */
  readonly subscriptions: (() => void)[];
}

/** How the primary of a cluster combines the values of a gauge: values that all workers read from one place must not be added. */
export type Aggregation = 'sum' | 'max' | 'min';

export type MetricValues = readonly (readonly [labels: Record<string, string>, value: number])[];

interface ReadMetric {
  name: string;
  help: string;
  labelNames?: string[];
  /** Called at each scrape; if it rejects, the metric is absent. */
  read: () => MetricValues | Promise<MetricValues>;
}

/** Loads the library, and adds metrics of the process, the event loop and the heap. */
export async function createMetrics(): Promise<Metrics> {
  const client = await import('prom-client');
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  client.AggregatorRegistry.setRegistries(registry);
  // Answers the primary of the cluster.
  if (cluster.isWorker) new client.AggregatorRegistry();
  return { client, registry, subscriptions: [] };
}

/** Adds a gauge that is read at each scrape. */
export function addGauge(
  { client, registry }: Metrics,
  { read, aggregator = 'sum', labelNames = [], ...config }: ReadMetric & { aggregator?: Aggregation },
): void {
  new client.Gauge({
    ...config,
    labelNames,
    aggregator,
    registers: [registry],
    async collect() {
      const values = await valuesOf(read);
      this.reset();
      // A gauge without labels is 0 after a reset, which would be a value.
      if (labelNames.length === 0) this.remove();
      for (const [labels, value] of values) this.set(labels, value);
    },
  });
}

/** Adds a counter whose sums are kept elsewhere. */
export function addCounter(
  { client, registry }: Metrics,
  { read, labelNames = [], ...config }: ReadMetric,
): void {
  new client.Counter({
    ...config,
    labelNames,
    registers: [registry],
    async collect() {
      const values = await valuesOf(read);
      this.reset();
      for (const [labels, value] of values) this.inc(labels, value);
    },
  });
}

interface EventCounter<N extends EventName, L extends string> {
  name: string;
  help: string;
  event: N;
  labelNames: readonly L[];
  labelsOf: (event: TelemetryEvents[N]) => Record<L, string>;
  /** Labels that start at 0, because an alert on the first event needs an earlier value. */
  known?: readonly Record<L, string>[];
}

/** Adds a counter of events that modules publish; returns a function that ends its subscription. */
export function addEventCounter<N extends EventName, L extends string>(
  { client, registry, subscriptions }: Metrics,
  { event, labelNames, labelsOf, known = [], ...config }: EventCounter<N, L>,
): void {
  const counter = new client.Counter<L>({ ...config, labelNames, registers: [registry] });
  for (const labels of known) counter.inc(labels, 0);
  subscriptions.push(
    onEvent(event, (published) => {
      counter.inc(labelsOf(published));
    }),
  );
}

function valuesOf(read: ReadMetric['read']): Promise<MetricValues> {
  return Promise.resolve()
    .then(read)
    .catch(() => []);
}
