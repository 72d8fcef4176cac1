import { operatorWebhook, watchCanaries, type WatchContext } from '../modules/canaries/index.ts';
import type { App } from '../platform/http/app-type.ts';
import { runEvery } from './run-every.ts';

const INTERVAL_MS = 60_000;

interface Watching extends Omit<WatchContext, 'log' | 'notify'> {
  /** Address that gets events as JSON. */
  webhook: string | undefined;
}

/** Watches canaries while the server listens. */
export function scheduleCanaryWatch(app: App, { webhook, ...context }: Watching): void {
  const notify = webhook === undefined ? undefined : operatorWebhook(webhook, { log: app.log });
  runEvery(app, INTERVAL_MS, 'canaries could not be compared', () =>
    watchCanaries({ ...context, notify, log: app.log }),
  );
}
