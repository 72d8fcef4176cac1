import { openDatabase, type Connection } from '../../database/database.ts';
import { listenFor } from '../../database/listener.ts';
import { type Delivery, SEND_TIMEOUT_MS, sendNext, type SendContext } from './send-next.ts';
import { findNextDueTime, MAIL_CHANNEL } from './outbox.ts';
import { createSignal, type Signal } from '../../platform/concurrency/signal.ts';

/** Each message holds one of the few database connections while it is sent */
const CONCURRENCY = 2;
const POLL_INTERVAL_MS = 30_000;
const STOP_GRACE_MS = 5_000;

export interface MailWorkerOptions {
  /** Separate connections, so that a slow mail server does not delay requests. */
  connection: Connection;
  delivery: Delivery;
  log: (details: object, message: string) => void;
  clock?: () => Date;
  reconnectDelayMs?: number;
}

export interface MailWorker {
  wake: () => void;
  /** Waits some seconds; aborted messages stay in the outbox. */
  stop: () => Promise<void>;
}

/** Sends the messages in the outbox; any number of workers can share it. */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { connection, delivery, log, clock = () => new Date(), reconnectDelayMs } = options;
  const onLost = (error: Error) => {
    log(error, 'lost a connection to the database of mail');
  };
  const pool = { max: CONCURRENCY, idleInTransactionTimeoutMs: 2 * SEND_TIMEOUT_MS };
  const { db, close } = openDatabase(connection, onLost, pool);
  const stopping = new AbortController();
  const aborting = new AbortController();
  const signals = Array.from({ length: CONCURRENCY }, createSignal);
  const wake = () => {
    for (const signal of signals) signal.set();
  };
  const loops = signals.map((signal) =>
    sendUntil(stopping.signal, aborting.signal, signal, { db, delivery, clock, log }),
  );
  const listener = listenFor(connection, MAIL_CHANNEL, {
    onConnected: wake,
    onNotification: wake,
    onLost,
    reconnectDelayMs,
  });

  const stop = async () => {
    stopping.abort();
    wake();
    const timer = setTimeout(() => {
      aborting.abort();
    }, STOP_GRACE_MS);
    await Promise.all([...loops, listener.close()]);
    clearTimeout(timer);
    delivery.close();
    await close();
  };
  let stopped: Promise<void> | undefined;
  return { wake, stop: () => (stopped ??= stop()) };
}

async function sendUntil(
  stopping: AbortSignal,
  aborting: AbortSignal,
  signal: Signal,
  context: SendContext,
): Promise<void> {
  while (!stopping.aborted) {
    const delayMs = await sendOne(context, aborting).catch((error: unknown) => {
      if (!aborting.aborted) context.log(error as Error, 'the outbox of mail cannot be read');
      return POLL_INTERVAL_MS;
    });
    if (delayMs > 0) await signal.wait(delayMs);
  }
}

/** Returns the delay in milliseconds until another message may be due. */
async function sendOne(context: SendContext, aborting: AbortSignal): Promise<number> {
  if (await sendNext(context, aborting)) return 0;
  const now = context.clock();
  const due = await findNextDueTime(context.db, now);
  return due ? Math.min(POLL_INTERVAL_MS, due.getTime() - now.getTime()) : POLL_INTERVAL_MS;
}
