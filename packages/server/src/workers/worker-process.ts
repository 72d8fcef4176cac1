import cluster from 'node:cluster';
import { once } from 'node:events';

export interface ReadyMessage {
  url: string;
}

/** Message of the primary that stops a worker. */
export const STOP_MESSAGE = 'stop';

/** Requests have 20 s to end, then mail 5 s, then traces 5 s. */
const STOP_TIMEOUT_MS = 35_000;

export interface WorkerProcess {
  readonly pid: number;
  /** URL of the worker; undefined if it ended before it was ready. */
  readonly ready: Promise<string | undefined>;
  readonly ended: Promise<string>;
  stop: () => Promise<void>;
  kill: () => void;
}

export function forkWorker(): WorkerProcess {
  const worker = cluster.fork();
  const ended = once(worker, 'exit').then(([code, signal]: (number | string | null)[]) =>
    signal === null ? `ended with code ${String(code)}` : `was ended by ${String(signal)}`,
  );
  const listens = new Promise<string>((resolve) => {
    worker.on('message', ({ url }: ReadyMessage) => {
      resolve(url);
    });
  });
  const kill = () => void worker.process.kill('SIGKILL');
  return {
    pid: worker.process.pid ?? 0,
    ended,
    ready: Promise.race([listens, ended.then(() => undefined)]),
    kill,
    async stop() {
      const timer = setTimeout(kill, STOP_TIMEOUT_MS);
      // The worker may have ended meanwhile.
      if (worker.isConnected()) worker.send(STOP_MESSAGE, () => undefined);
      await ended;
      clearTimeout(timer);
    },
  };
}
