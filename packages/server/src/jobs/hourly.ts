import type { App } from '../platform/http/app-type.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Runs a task when the server begins to listen and hourly after that; a failure is logged as `failureMessage`. */
export function runHourly(app: App, failureMessage: string, task: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = task().catch((error: unknown) => {
      app.log.warn(error, failureMessage);
    });
  };
  app.addHook('onListen', (done) => {
    timer = setInterval(run, HOUR_MS).unref();
    run();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
