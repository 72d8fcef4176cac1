import { openDatabase, type Connection } from '../../database/database.ts';
import { createBell, type Bell } from './signal.ts';
import type { Delivery } from './delivery.ts';
import { listenFor } from './listener.ts';
import { MAIL_CHANNEL } from './outbox.ts';
import { nextDue } from './pending.ts';
import { SEND_WITHIN, sendNext, type Sending } from './send-next.ts';

/** How many letters at once. Each takes a connection while it is sent, and those are few. */
const LANES = 2;
/** Milliseconds after which one looks for mail unasked. */
const POLL = 30_000;
/** Milliseconds that letters get to leave when the worker stops. */
const GRACE = 5_000;

export interface MailWorkerOptions {
  /** The worker has connections of its own: a slow mail server keeps no request waiting. */
  connection: Connection;
  delivery: Delivery;
  log: (details: object, message: string) => void;
  clock?: () => Date;
}

export interface MailWorker {
  /** Looks for mail now. */
  wake: () => void;
  /** Lets letters on their way arrive, for some seconds; what was cut short stays in the outbox. */
  stop: () => Promise<void>;
}

/** Sends what is in the outbox, beside any number of other processes that do the same. */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { connection, delivery, log, clock = () => new Date() } = options;
  const onLost = (error: Error) => {
    log(error, 'lost a connection to the database of mail');
  };
  const { db, close } = openDatabase(connection, onLost, { max: LANES, idleInTransaction: 2 * SEND_WITHIN });
  const stopping = new AbortController();
  const cutting = new AbortController();
  const bells = Array.from({ length: LANES }, createBell);
  const wake = () => {
    for (const bell of bells) bell.ring();
  };
  const lanes = bells.map((bell) =>
    sendUntil(stopping.signal, cutting.signal, bell, { db, delivery, clock, log }),
  );
  const listener = listenFor(connection, MAIL_CHANNEL, wake, onLost);

  const stop = async () => {
    stopping.abort();
    wake();
    const timer = setTimeout(() => {
      cutting.abort();
    }, GRACE);
    await Promise.all([...lanes, listener.close()]);
    clearTimeout(timer);
    delivery.close();
    await close();
  };
  let stopped: Promise<void> | undefined;
  return { wake, stop: () => (stopped ??= stop()) };
}

async function sendUntil(
  stopping: AbortSignal,
  cutting: AbortSignal,
  bell: Bell,
  sending: Sending,
): Promise<void> {
  while (!stopping.aborted) {
    const pause = await sendOne(sending, cutting).catch((error: unknown) => {
      if (!cutting.aborted) sending.log(error as Error, 'the outbox of mail cannot be read');
      return POLL;
    });
    if (pause > 0) await bell.wait(pause);
  }
}

/** Gives the milliseconds after which there may be the next one. */
async function sendOne(sending: Sending, cutting: AbortSignal): Promise<number> {
  if (await sendNext(sending, cutting)) return 0;
  const now = sending.clock();
  const due = await nextDue(sending.db, now);
  return due ? Math.min(POLL, due.getTime() - now.getTime()) : POLL;
}
