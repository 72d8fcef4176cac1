import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Queryable } from '../src/database/database.ts';
import { mailOutbox, type MailRow } from '../src/database/schema.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from './database.ts';
import { startTestSmtp, type TestSmtp, type TestSmtpOptions } from './smtp.ts';
import { tempFolder } from './temp-folder.ts';
import type { Letter } from '../src/modules/mail/templates/template.ts';
import { queueMail } from '../src/modules/mail/outbox.ts';
import { smtpDelivery } from '../src/modules/mail/smtp-delivery.ts';
import { startMailWorker, type MailWorker, type MailWorkerOptions } from '../src/modules/mail/worker.ts';

export const FROM = 'NaijaAgents <no-reply@agents.example>';
export const LETTER: Letter = { subject: 'Hello', html: '<p>secret</p>', text: 'secret\n' };

interface Office {
  db: () => Queryable;
  connection: () => TestDatabase['connection'];
  /** A mail server, for the length of a test. */
  smtp: (options?: TestSmtpOptions) => Promise<TestSmtp>;
  /** A worker on that server, for the length of a test. */
  work: (smtp: TestSmtp, options?: Partial<MailWorkerOptions>) => MailWorker;
  queue: (to: string) => Promise<void>;
  /** The rows, oldest first, once they are as they should be, which takes so many milliseconds at most. */
  rowsWhen: (isSo: (row: MailRow) => boolean, timeout?: number) => Promise<MailRow[]>;
}

/** An outbox for the tests of a file, empty before each. */
export function testOutbox(): Office {
  const folder = tempFolder();
  const stops: (() => Promise<void>)[] = [];
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startTestDatabase(folder);
  });
  afterAll(() => database.stop());
  beforeEach(() => emptyTables(database.db));
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });
  const rows = () => database.db.select().from(mailOutbox).orderBy(asc(mailOutbox.createdAt));
  return {
    db: () => database.db,
    connection: () => database.connection,
    smtp: async (options) => {
      const smtp = await startTestSmtp(options);
      stops.push(smtp.stop);
      return smtp;
    },
    work: (smtp, options = {}) => {
      const delivery = smtpDelivery({ url: smtp.url, from: FROM });
      const { connection } = database;
      const worker = startMailWorker({ connection, delivery, log: () => undefined, ...options });
      stops.push(worker.stop);
      return worker;
    },
    queue: (to) => database.db.transaction((tx) => queueMail(tx, { to, letter: LETTER })),
    rowsWhen: (isSo, timeout = 60_000) =>
      vi.waitUntil(
        async () => {
          const found = await rows();
          return found.length > 0 && found.every(isSo) && found;
        },
        { timeout, interval: 10 },
      ),
  };
}
