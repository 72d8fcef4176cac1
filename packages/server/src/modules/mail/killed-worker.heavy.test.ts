import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mailOutbox } from '../../database/schema.ts';
import { startTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { serverProcesses } from '../../../test/server-process.ts';
import { startSmtpServer } from '../../../test/smtp-server.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { queueMail } from './outbox.ts';
import { MESSAGE } from '../../../test/use-outbox.ts';

const WAIT = { timeout: 90_000, interval: 10 };
const folder = tempFolder();
const startProcess = serverProcesses();
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase(folder);
});
afterAll(() => database.stop());

it('a server that is killed while it sends loses no mail, and duplicates share a Message-ID', async () => {
  const { db } = database;
  let arrived = 0;
  let release = () => {};
  const killed = new Promise<void>((resolve) => (release = resolve));
  // The first three messages are accepted; the next are in flight when the server is killed.
  const smtp = await startSmtpServer({ hold: async () => ((arrived += 1) > 3 ? killed : undefined) });
  const names = Array.from({ length: 10 }, (_, number) => `agent${String(number)}@example.com`).sort();
  for (const to of names)
    await db.transaction((tx) => queueMail(tx, { agentId: null, to, message: MESSAGE }));

  const settings = { DATA_DIR: folder, NODE_ENV: 'test', SMTP_URL: smtp.url };
  const first = startProcess(settings);
  await vi.waitUntil(() => arrived > 3, WAIT);
  first.signal('SIGKILL');
  await first.ended();
  release();

  const second = startProcess(settings);
  await second.ready();
  await vi.waitUntil(async () => {
    const rows = await db.select().from(mailOutbox);
    return rows.every(({ sentAt }) => sentAt !== null);
  }, WAIT);
  const messages = new Set((await smtp.received()).map(({ messageId }) => messageId));
  await smtp.stop();
  expect([[...new Set(smtp.recipients())].sort(), messages.size]).toEqual([names, names.length]);
});
