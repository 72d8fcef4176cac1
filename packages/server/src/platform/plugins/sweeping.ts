import type { App } from '../http/app-type.ts';

const HOUR = 60 * 60 * 1_000;

/** Does a piece of cleaning when the server begins to listen, and each hour from then on; `left` says in the log what is still there. */
export function sweepHourly(app: App, left: string, clean: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const sweep = () => {
    running = clean().catch((error: unknown) => {
      app.log.warn(error, left);
    });
  };
  app.addHook('onListen', (done) => {
    timer = setInterval(sweep, HOUR).unref();
    sweep();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
