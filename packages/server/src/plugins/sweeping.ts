import type { Queryable } from '../database/database.ts';
import { removeExpired } from '../database/expired-rows.ts';
import type { App } from '../http/app-type.ts';

const HOUR = 60 * 60 * 1_000;

/** Removes expired rows when the server begins to listen, and each hour from then on. */
export function sweepHourly(app: App, db: Queryable, clock: () => Date): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const sweep = () => {
    running = removeExpired(db, clock()).catch((error: unknown) => {
      app.log.warn(error, 'expired rows are still there');
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
