import type { NotificationKind } from '@naija/contracts/http/notifications';
import type { Queryable } from '../../database/database.ts';
import type { PushSubscriptionRow } from '../../database/schema.ts';
import type { TaskKind } from '../../platform/jobs/index.ts';
import { publishEvent, type TelemetryEvents } from '../../platform/telemetry/events.ts';
import { vapidKeys, type PushOptions } from './endpoint.ts';
import { findSettings, findSubscription, markPushed, removeSubscription, settingsOf } from './repository.ts';
import { sendPush } from './send-push.ts';

export const PUSH = 'push';
/** Comments within this time after a push are announced together */
export const PUSH_PAUSE_MS = 60_000;
const RETRIES_MS = [10_000, 60_000, 600_000, 3_600_000];
/** A device that was off for longer shows the news in the dashboard */
const MAX_TTL_S = 24 * 60 * 60;

export interface PushTask {
  sessionId: string;
  kind: NotificationKind;
}

/** Returns the milliseconds until another push about comments is allowed. */
export function pushPauseMs(
  { commentsPushedAt }: Pick<PushSubscriptionRow, 'commentsPushedAt'>,
  now: Date,
): number {
  if (!commentsPushedAt) return 0;
  return Math.max(0, commentsPushedAt.getTime() + PUSH_PAUSE_MS - now.getTime());
}

declare module '../../platform/telemetry/events.ts' {
  interface TelemetryEvents {
    /** `gone`: the push service no longer knows the device. */
    'push.attempted': { outcome: 'sent' | 'gone' | 'failed' };
  }
}

type Outcome = TelemetryEvents['push.attempted']['outcome'];

interface PushContext {
  db: Queryable;
  push: PushOptions;
  clock: () => Date;
  retriesMs?: readonly number[];
}

/** Sends a push to a device with an active session; deletes the subscription if the push service no longer knows it. */
export function pushTask({ db, push, clock, retriesMs = RETRIES_MS }: PushContext): TaskKind {
  const { publicKey } = vapidKeys(push);
  return {
    kind: PUSH,
    retriesMs,
    failureMessage: 'a push could not be sent: the push service did not accept it',
    async run(payload, signal) {
      const { sessionId, kind } = payload as PushTask;
      const now = clock();
      const subscription = await findSubscription(db, sessionId, now);
      if (!subscription) return;
      // Push services refuse messages signed with another key; the device subscribes again at its next visit.
      if (subscription.vapidKey !== publicKey) return removeSubscription(db, sessionId);
      const settings = await findSettings(db, subscription.agentId);
      if (!settingsOf(settings)[kind].push) return;
      const count = kind === 'comment' ? (settings?.unseenComments ?? 0) : 1;
      // The agent has seen the comments meanwhile.
      if (count === 0) return;
      const ttlS = Math.min(MAX_TTL_S, Math.ceil((subscription.expiresAt.getTime() - now.getTime()) / 1_000));
      const outcome = await outcomeOf(
        sendPush(push, { subscription, message: { kind, count }, ttlS }, signal),
      );
      publishEvent('push.attempted', { outcome });
      if (outcome === 'gone') await removeSubscription(db, sessionId);
      else if (kind === 'comment') await markPushed(db, sessionId, now);
    },
  };
}

/** Rejects if another attempt may succeed. */
async function outcomeOf(sending: Promise<number>): Promise<Outcome> {
  const status = await sending.catch((error: unknown) => {
    publishEvent('push.attempted', { outcome: 'failed' });
    throw error;
  });
  if (status >= 200 && status < 300) return 'sent';
  // RFC 8030, section 7.3, and what services respond for unsubscribed devices.
  if (status === 404 || status === 410) return 'gone';
  publishEvent('push.attempted', { outcome: 'failed' });
  throw new Error(`the push service answered ${String(status)}`);
}
