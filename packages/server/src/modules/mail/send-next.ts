import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { mailOutbox, type MailRow } from '../../database/schema.ts';
import type { Delivery } from './delivery.ts';
import { takeDue } from './pending.ts';
import { isFinal, nextAttempt } from './retrying.ts';

/** Milliseconds in which a letter is sent or was not. */
export const SEND_WITHIN = 60_000;
const ERROR_LENGTH = 500;

export interface Sending {
  db: Queryable;
  delivery: Delivery;
  clock: () => Date;
  /** Without what the server said, which often names the recipient; the row has it. */
  log: (failure: object, message: string) => void;
}

/**
 * Sends one letter that is due and marks it, holding its row for so long: no other process sends it meanwhile, and one
 * that dies lets go of it. A letter is sent at least once; twice only if the process, or its connection to the database,
 * is lost between the two. False where nothing is due. Rejects, with the row as it was, when `stop` cuts it short.
 */
export function sendNext(sending: Sending, stop: AbortSignal): Promise<boolean> {
  const { db, delivery, clock } = sending;
  return db.transaction(async (tx) => {
    const mail = await takeDue(tx, clock());
    if (!mail) return false;
    const signal = AbortSignal.any([stop, AbortSignal.timeout(SEND_WITHIN)]);
    const changes = await delivery.deliver(mail, signal).then(
      () => sent(delivery, clock()),
      (error: unknown) => {
        stop.throwIfAborted();
        return failed(sending, mail, error);
      },
    );
    await tx
      .update(mailOutbox)
      .set({ attempts: mail.attempts + 1, ...changes })
      .where(eq(mailOutbox.id, mail.id));
    return true;
  });
}

const noBodies = { html: null, text: null };

function sent({ keepsBodies }: Delivery, sentAt: Date): Partial<MailRow> {
  return { sentAt, lastError: null, ...(keepsBodies ? {} : noBodies) };
}

function failed({ clock, log }: Sending, { id, attempts, createdAt }: MailRow, error: unknown) {
  const now = clock();
  const { code, responseCode, message } = error as Error & { code?: string; responseCode?: number };
  const lastError = message.replaceAll('\0', '').slice(0, ERROR_LENGTH);
  const dueAt = isFinal(error) ? undefined : nextAttempt({ attempts: attempts + 1, createdAt }, now);
  log({ mail: id, attempts: attempts + 1, code, responseCode, dueAt }, dueAt ? 'mail waits' : 'mail failed');
  return dueAt ? { lastError, dueAt } : { lastError, failedAt: now, ...noBodies };
}
