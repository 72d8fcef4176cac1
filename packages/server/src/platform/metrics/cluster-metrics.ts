import type { MetricsSource } from './serve-metrics.ts';

/**
 * The sum of all workers of a cluster, for the primary: gauges of what the workers read from one place are their maximum.
 * A worker that does not respond within 5 s fails the scrape.
 */
export async function clusterMetrics(): Promise<MetricsSource> {
  const { AggregatorRegistry } = await import('prom-client');
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, metrics: () => registry.clusterMetrics() };
}
