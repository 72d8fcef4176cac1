import type { App } from '../platform/http/app-type.ts';

/** Runs a task when the server begins to listen and at every interval after that; a failure is logged as `failureMessage`. */
export function runEvery(
  app: App,
  intervalMs: number,
  failureMessage: string,
  task: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= task()
      .catch((error: unknown) => {
        app.log.warn(error, failureMessage);
      })
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onListen', (done) => {
    timer = setInterval(run, intervalMs).unref();
    run();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
