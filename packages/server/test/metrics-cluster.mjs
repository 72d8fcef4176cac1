import cluster from 'node:cluster';
import { clusterMetrics } from '../dist/platform/metrics/cluster-metrics.js';
import { addGauge, createMetrics } from '../dist/platform/metrics/metrics.js';
import { serveMetrics } from '../dist/platform/metrics/serve-metrics.js';

// Runs a primary that serves the metrics of two workers, and prints its address once both count.
const WORKERS = 2;

async function runPrimary() {
  const workers = Array.from({ length: WORKERS }, () => cluster.fork());
  await Promise.all(
    workers.map(
      (worker) =>
        new Promise((resolve) => {
          worker.on('message', (message) => {
            if (message === 'counting') resolve(undefined);
          });
        }),
    ),
  );
  const { url } = await serveMetrics(await clusterMetrics(), { host: '127.0.0.1', port: 0 });
  process.stdout.write(`metrics on ${url}\n`);
}

async function runWorker() {
  const metrics = await createMetrics();
  const counter = new metrics.client.Counter({
    name: 'requests_total',
    help: '-',
    registers: [metrics.registry],
  });
  counter.inc(3);
  const help = '-';
  addGauge(metrics, { name: 'connections', help, read: () => [[{}, 4]] });
  addGauge(metrics, { name: 'pending', help, aggregator: 'max', read: () => [[{}, 5]] });
  addGauge(metrics, {
    name: 'up',
    help,
    aggregator: 'min',
    read: () => [[{}, (cluster.worker?.id ?? 0) % 2]],
  });
  process.send?.('counting');
}

await (cluster.isPrimary ? runPrimary() : runWorker());
