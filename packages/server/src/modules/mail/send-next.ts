import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { mailOutbox, type MailRow } from '../../database/schema.ts';
import { inSpan } from '../../tracing/spans.ts';
import { publishEvent, type TelemetryEvents } from '../../platform/telemetry/events.ts';
import { lockDueMail } from './outbox.ts';
import { isAboutMessage, isPermanent, nextAttempt } from './retry-policy.ts';

export interface Delivery {
  /** Rejects if the message is not accepted, or on abort. */
  deliver: (mail: MailRow, signal: AbortSignal) => Promise<void>;
  keepsBodies: boolean;
  close: () => void;
}

/** Leaves messages in the outbox, for the development mailbox to show. */
export const mailboxDelivery: Delivery = {
  deliver: () => Promise.resolve(),
  keepsBodies: true,
  close: () => undefined,
};

export const SEND_TIMEOUT_MS = 60_000;
const MAX_ERROR_LENGTH = 500;
/** Subject and recipient are personal */
const SEND = { name: 'send mail', kind: 'client' } as const;

declare module '../../platform/telemetry/events.ts' {
  interface TelemetryEvents {
    /** `isReachable` is true if the mail server refused only this message, or accepted it. */
    'mail.attempted': { outcome: 'sent' | 'retried' | 'failed'; isReachable: boolean };
  }
}

type MailOutcome = TelemetryEvents['mail.attempted']['outcome'];

export interface SendContext {
  db: Queryable;
  delivery: Delivery;
  clock: () => Date;
  /** The mail server's reply is left out, because it often names the recipient. */
  log: (failure: object, message: string) => void;
}

/**
 * Sends one due message and marks it, and locks its row meanwhile. Delivery is at least once: twice only if the process or its
 * database connection is lost in between. Returns false if no message is due. Rejects with the row unchanged if `stop` aborts
 * it.
 */
export function sendNext(context: SendContext, stop: AbortSignal): Promise<boolean> {
  const { db, delivery, clock } = context;
  return db.transaction(async (tx) => {
    const mail = await lockDueMail(tx, clock());
    if (!mail) return false;
    const signal = AbortSignal.any([stop, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
    const { changes, isReachable } = await inSpan(SEND, () => delivery.deliver(mail, signal)).then(
      () => ({ changes: sentChanges(delivery, clock()), isReachable: true }),
      (error: unknown) => {
        stop.throwIfAborted();
        return { changes: failedChanges(context, mail, error), isReachable: isAboutMessage(error) };
      },
    );
    await tx
      .update(mailOutbox)
      .set({ attempts: mail.attempts + 1, ...changes })
      .where(eq(mailOutbox.id, mail.id));
    publishEvent('mail.attempted', { outcome: outcomeOf(changes), isReachable });
    return true;
  });
}

function outcomeOf({ sentAt, failedAt }: Partial<MailRow>): MailOutcome {
  if (sentAt) return 'sent';
  return failedAt ? 'failed' : 'retried';
}

const noBodies = { html: null, text: null, unsubscribeUrl: null };

function sentChanges({ keepsBodies }: Delivery, sentAt: Date): Partial<MailRow> {
  return { sentAt, lastError: null, ...(keepsBodies ? {} : noBodies) };
}

function failedChanges(
  { clock, log }: SendContext,
  { id, attempts, createdAt }: MailRow,
  error: unknown,
): Partial<MailRow> {
  const now = clock();
  const { code, responseCode, message } = error as Error & { code?: string; responseCode?: number };
  const lastError = message.replaceAll('\0', '').slice(0, MAX_ERROR_LENGTH);
  const dueAt = isPermanent(error) ? undefined : nextAttempt({ attempts: attempts + 1, createdAt }, now);
  log({ mail: id, attempts: attempts + 1, code, responseCode, dueAt }, dueAt ? 'mail waits' : 'mail failed');
  return dueAt ? { lastError, dueAt } : { lastError, failedAt: now, ...noBodies };
}
