import type { Logger } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { forkWorker, type WorkerProcess } from './worker-process.ts';

const MIN_PAUSE_MS = 200;
const MAX_PAUSE_MS = 30_000;
const STABLE_MS = 60_000;
const MAX_FAILED_STARTS = 5;

export interface Primary {
  /** Rejects with StartError if no worker can start any more. */
  readonly failed: Promise<never>;
  /** Replaces workers one by one, once each successor listens. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
  kill: () => void;
}

/**
 * Runs `count` workers, which share a port, and replaces those that crash; `onReady` is called once, when all listen. The first
 * worker starts before the others: it migrates the database, and reports once what keeps it from starting.
 */
export function runPrimary(
  count: number,
  log: Pick<Logger, 'warn' | 'info'>,
  onReady: (url: string) => void,
): Primary {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  /** Includes workers that are being replaced. */
  const running = new Set<WorkerProcess>();
  const listening = new Set<WorkerProcess>();
  const places: (WorkerProcess | undefined)[] = Array.from({ length: count }, () => undefined);
  let failedStarts = 0;
  let giveUp: (error: StartError) => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => (giveUp = reject));

  /** Resolves when the worker is ready, or has ended. */
  async function start(): Promise<{ worker: WorkerProcess; url: string | undefined }> {
    const worker = forkWorker();
    running.add(worker);
    void worker.ended.then(() => {
      running.delete(worker);
      listening.delete(worker);
    });
    const url = await worker.ready;
    if (url !== undefined) listening.add(worker);
    failedStarts = url === undefined ? failedStarts + 1 : 0;
    return { worker, url };
  }

  async function keep(place: number, first: WorkerProcess): Promise<void> {
    let crashes = 0;
    let since = performance.now();
    let worker = first;
    for (;;) {
      places[place] = worker;
      const how = await endOf(place);
      if (isStopping()) return;
      if (listening.size === 0 && failedStarts >= Math.max(count, MAX_FAILED_STARTS))
        giveUp(new StartError('No worker can start any more; what each of them printed stands above'));
      crashes = performance.now() - since >= STABLE_MS ? 1 : crashes + 1;
      const pauseMs = Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * 2 ** (crashes - 1));
      log.warn({ pauseMs }, `a worker ${how}; another takes its place`);
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping()) return;
      since = performance.now();
      ({ worker } = await start());
    }
  }

  /** Resolves when the current worker of a place has ended; ignores workers that were replaced. */
  async function endOf(place: number): Promise<string> {
    const worker = places[place];
    const how = (await worker?.ended) ?? '';
    return worker === places[place] ? how : endOf(place);
  }

  async function startAll(): Promise<void> {
    const { worker, url } = await start();
    if (isStopping()) return;
    if (url === undefined) {
      giveUp(new StartError('The first worker could not start, and so none did'));
      return;
    }
    void keep(0, worker);
    const others = places.slice(1).map(async (_none, index) => {
      void keep(index + 1, (await start()).worker);
    });
    await Promise.all(others);
    onReady(url);
  }

  void startAll();
  return {
    failed,
    async restart() {
      for (const place of places.keys()) {
        const old = places[place];
        // A crashed worker is being replaced anyway.
        if (!old || !running.has(old)) continue;
        const { worker, url } = await start();
        if (url === undefined || isStopping()) {
          log.warn({ worker: worker.pid }, 'a new worker could not start; the others stay as they are');
          return;
        }
        if (running.has(old)) places[place] = worker;
        await (running.has(old) ? old : worker).stop();
      }
      log.info('all workers were replaced');
    },
    async stop() {
      stopping.abort();
      await Promise.all([...running].map((worker) => worker.stop()));
    },
    kill() {
      for (const worker of running) worker.kill();
    },
  };
}
