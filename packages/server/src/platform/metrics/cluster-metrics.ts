import type { MetricsSource } from './serve-metrics.ts';

/** Sums the metrics of all workers; a worker that does not respond within 5 s fails the scrape. */
export async function clusterMetrics(): Promise<MetricsSource> {
  const { AggregatorRegistry } = await import('prom-client');
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, metrics: () => registry.clusterMetrics() };
}
