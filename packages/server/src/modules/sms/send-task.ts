import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../database/database.ts';
import type { TaskKind } from '../../platform/jobs/index.ts';
import { findWaitingText, storeOutcome, TEXT_TASK } from './outbox.ts';
import { TextRefused, type TextSender } from './http-sender.ts';

const MAX_ERROR_LENGTH = 500;
const SECOND_MS = 1_000;
/** The last attempt comes after every code has expired */
const RETRIES_MS = [5, 20, 60, 180, 600].map((seconds) => seconds * SECOND_MS);

interface SendContext {
  db: Queryable;
  sender: TextSender;
  clock: () => Date;
  /** The number is left out; the row contains it. */
  log: Pick<FastifyBaseLogger, 'warn'>;
  retriesMs?: readonly number[];
}

/**
 * Sends one message and marks it; at least once, and twice only if the process is lost in between. Its job leases it, so that a
 * slow provider holds no database connection.
 */
export function sendTextTask({ db, sender, clock, log, retriesMs = RETRIES_MS }: SendContext): TaskKind {
  const giveUp = async (id: string, reason: string) => {
    log.warn({ text: id }, `a text message was not sent: ${reason}`);
    await storeOutcome(db, id, { failedAt: clock(), text: null });
  };
  return {
    kind: TEXT_TASK,
    retriesMs,
    failureMessage: 'a text message could not be sent',
    async run(payload, signal) {
      const id = String(payload);
      const message = await findWaitingText(db, id);
      if (!message) return;
      if (message.text === null || message.expiresAt <= clock()) {
        await giveUp(id, 'it took too long');
        return;
      }
      try {
        await sender.send({ id, to: `+${message.recipient}`, text: message.text }, signal);
      } catch (error) {
        const lastError = String(error).replaceAll('\0', '').slice(0, MAX_ERROR_LENGTH);
        await storeOutcome(db, id, { lastError });
        if (!(error instanceof TextRefused)) throw error;
        await giveUp(id, 'the provider refused it');
        return;
      }
      await storeOutcome(db, id, {
        sentAt: clock(),
        lastError: null,
        ...(!sender.keepsTexts && { text: null }),
      });
    },
  };
}
