import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { useJsonReceiver } from '../../../test/use-json-receiver.ts';
import { useDatabase } from '../../../test/use-server.ts';
import { jobs, textMessages } from '../../database/schema.ts';
import { startJobRunner } from '../../platform/jobs/index.ts';
import { httpSender, mailboxSender, queueText } from './index.ts';
import { sendTextTask } from './send-task.ts';
import type { TextSender } from './http-sender.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const database = useDatabase();
const log = { warn: vi.fn() };
const receiver = useJsonReceiver();

beforeEach(() => {
  log.warn.mockClear();
});

/** Queues a message and runs its job until it was accepted or given up; returns the row. */
async function deliver(
  sender: TextSender = httpSender({
    url: receiver.url(),
    token: 'secret',
    timeoutMs: receiver.answers.includes(0) ? 1_000 : 20_000,
  }),
  now = NOW,
) {
  const { db } = database;
  const { id: agentId } = await addAgent(db);
  const expiresAt = new Date(NOW.getTime() + 600_000);
  await db.transaction((tx) =>
    queueText(tx, {
      agentId,
      recipient: '2348031234567',
      text: '123456 is your code',
      createdAt: NOW,
      expiresAt,
    }),
  );
  const task = sendTextTask({ db, sender, clock: () => now, log, retriesMs: [1, 1] });
  const runner = startJobRunner({ db, log, tasks: [task] });
  await vi.waitUntil(async () => (await db.$count(jobs)) === 0, { timeout: 20_000 });
  await runner.stop();
  const [row] = await db.select().from(textMessages);
  return row;
}

describe('a text message', () => {
  it('is sent as JSON with its id and the token, and its text is deleted then', async () => {
    const row = await deliver();
    expect(receiver.received).toMatchObject([
      {
        headers: {
          authorization: 'Bearer secret',
          'content-type': 'application/json',
          'idempotency-key': row?.id,
        },
        body: { id: row?.id, to: '+2348031234567', text: '123456 is your code' },
      },
    ]);
    expect(row).toMatchObject({ sentAt: NOW, failedAt: null, text: null, lastError: null });
  });

  it.each([503, 429, 302, 0])('is sent again after an answer of %i, under the same id', async (status) => {
    receiver.answers = [status];
    const row = await deliver();
    expect(receiver.received.map(({ headers }) => headers['idempotency-key'])).toEqual([row?.id, row?.id]);
    expect(row).toMatchObject({ sentAt: NOW, lastError: null });
  });

  it('that the provider refuses is given up at once, without its text, and the log does not name the number', async () => {
    receiver.answers = [400];
    const row = await deliver();
    expect(receiver.received).toHaveLength(1);
    expect(row).toMatchObject({
      failedAt: NOW,
      sentAt: null,
      text: null,
      lastError: 'Error: it answered 400',
    });
    expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/2348031234567|123456/);
    expect(log.warn).toHaveBeenCalledWith({ text: row?.id }, expect.stringContaining('was not sent'));
  });

  it('is not sent once its code has expired', async () => {
    const row = await deliver(undefined, new Date(NOW.getTime() + 600_000));
    expect(receiver.received).toEqual([]);
    expect(row).toMatchObject({ failedAt: expect.any(Date) as Date, text: null });
  });

  it('in development stays, for the mailbox', async () => {
    expect(await deliver(mailboxSender)).toMatchObject({ sentAt: NOW, text: '123456 is your code' });
  });
});
