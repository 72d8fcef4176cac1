import { asc } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, vi } from 'vitest';
import type { Queryable } from '../src/database/database.ts';
import { mailOutbox, type MailRow } from '../src/database/schema.ts';
import { queueMail } from '../src/modules/mail/outbox.ts';
import { smtpDelivery } from '../src/modules/mail/smtp-delivery.ts';
import type { MailMessage } from '../src/modules/mail/message.ts';
import { startMailWorker, type MailWorker, type MailWorkerOptions } from '../src/modules/mail/worker.ts';
import { startSmtpServer, type SmtpServer, type TestSmtpOptions } from './smtp-server.ts';
import { useDatabase } from './use-server.ts';

export const FROM = 'NaijaAgents <no-reply@agents.example>';
export const MESSAGE: MailMessage = { subject: 'Hello', html: '<p>secret</p>', text: 'secret\n' };

/** Queues a message; the next one is later, at the precision of `created_at`. */
export async function queueMessage(db: Queryable, to: string, message = MESSAGE): Promise<void> {
  await db.transaction((tx) => queueMail(tx, { agentId: null, to, message }));
  const queuedAt = Date.now();
  while (Date.now() === queuedAt) await sleep(1);
}

/** An outbox, with SMTP servers and workers that stop after each test. */
export function useOutbox() {
  const database = useDatabase();
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });
  const rows = () => database.db.select().from(mailOutbox).orderBy(asc(mailOutbox.createdAt));
  return {
    get db() {
      return database.db;
    },
    startSmtp: async (options?: TestSmtpOptions): Promise<SmtpServer> => {
      const smtp = await startSmtpServer(options);
      stops.push(smtp.stop);
      return smtp;
    },
    startWorker: (smtp: SmtpServer, options: Partial<MailWorkerOptions> = {}): MailWorker => {
      const delivery = smtpDelivery({ url: smtp.url, from: FROM });
      const { connection } = database;
      const worker = startMailWorker({ connection, delivery, log: () => undefined, ...options });
      stops.push(worker.stop);
      return worker;
    },
    queue: (to: string) => queueMessage(database.db, to),
    /** The rows, oldest first, once all of them meet the condition. */
    rowsOnce: (condition: (row: MailRow) => boolean, timeoutMs = 60_000): Promise<MailRow[]> =>
      vi.waitUntil(
        async () => {
          const found = await rows();
          return found.length > 0 && found.every(condition) && found;
        },
        { timeout: timeoutMs, interval: 10 },
      ),
  };
}
