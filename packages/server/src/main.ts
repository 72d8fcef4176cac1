import cluster from 'node:cluster';
import { readSettings, type Settings, SettingsError } from './settings/env.ts';
import { startServer } from './start.ts';
import { StartError } from './start-error.ts';
import { createLogger } from './platform/logging/logger.ts';
import { clusterMetrics } from './platform/metrics/cluster-metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { runPrimary } from './workers/primary.ts';
import { type ReadyMessage, STOP_MESSAGE } from './workers/worker-process.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (cluster.isWorker) await runWorker(settings);
  else if (settings.workers > 1) await runWorkers(settings);
  else await runAlone(settings);
}

function announce(url: string): void {
  process.stdout.write(`NaijaAgents is ready on ${url}\n`);
}

async function runAlone(settings: Settings): Promise<void> {
  const stopping = new AbortController();
  await serveUntil(settings, stopping.signal, announce, onSignal(stopping));
}

/** A second signal ends the process at once. */
function onSignal(stopping: AbortController, kill?: () => void): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS)
      process.on(signal, () => {
        if (stopping.signal.aborted) {
          kill?.();
          process.exit(1);
        }
        stopping.abort();
        resolve();
      });
  });
}

async function runWorkers(settings: Settings): Promise<void> {
  const metrics = settings.metrics && (await serveMetrics(await clusterMetrics(), settings.metrics));
  const primary = runPrimary(settings.workers, createLogger(settings), announce);
  let restarting: Promise<void> | undefined;
  process.on('SIGHUP', () => {
    restarting ??= primary.restart().finally(() => (restarting = undefined));
  });
  await Promise.race([onSignal(new AbortController(), primary.kill), primary.failed]);
  await primary.stop();
  await metrics?.close();
}

/** The primary tells a worker when to stop: signals that reach the whole group of processes must not end it earlier. */
async function runWorker(settings: Settings): Promise<void> {
  const stopping = new AbortController();
  const stopRequested = new Promise<void>((resolve) => {
    const stop = () => {
      stopping.abort();
      resolve();
    };
    process.on('message', (message) => {
      if (message === STOP_MESSAGE) stop();
    });
    for (const signal of SIGNALS) process.on(signal, stop);
  });
  process.on('SIGHUP', () => undefined);
  const publish = (url: string) => process.send?.({ url } satisfies ReadyMessage);
  await serveUntil(settings, stopping.signal, publish, stopRequested);
}

async function serveUntil(
  settings: Settings,
  signal: AbortSignal,
  onReady: (url: string) => void,
  stopRequested: Promise<void>,
): Promise<void> {
  try {
    const server = await startServer(settings, signal);
    onReady(server.url);
    await stopRequested;
    await server.stop();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(describe(error));
    process.exit(1);
  },
);

function describe(error: unknown): unknown {
  if (error instanceof StartError || error instanceof SettingsError) return error.message;
  return error instanceof Error && 'syscall' in error
    ? `NaijaAgents could not start: ${error.message}`
    : error;
}
