import { watchCanaries, type WatchContext } from '../modules/canaries/index.ts';
import type { App } from '../platform/http/app-type.ts';
import { runEvery } from './run-every.ts';

const INTERVAL_MS = 60_000;

/** Watches canaries while the server listens. */
export function scheduleCanaryWatch(app: App, context: Omit<WatchContext, 'log'>): void {
  runEvery(app, INTERVAL_MS, 'canaries could not be compared', () =>
    watchCanaries({ ...context, log: app.log }),
  );
}
