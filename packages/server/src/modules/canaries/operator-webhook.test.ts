import { beforeEach, expect, it, vi } from 'vitest';
import { useJsonReceiver } from '../../../test/use-json-receiver.ts';
import { useDatabase } from '../../../test/use-server.ts';
import { jobs } from '../../database/schema.ts';
import { addTask, startJobRunner } from '../../platform/jobs/index.ts';
import { operatorWebhook, type CanaryEvent } from './operator-webhook.ts';

const WITHDRAWN: CanaryEvent = {
  event: 'canary.withdrawn',
  remote: 'directory',
  version: '1.1.0',
  percent: 0,
  reason: '20.0 % of 60 page loads failed',
  at: '2026-11-20T10:20:00.000Z',
};
const database = useDatabase();
const receiver = useJsonReceiver();
const log = { warn: vi.fn() };

/** Resolves when the event was accepted or given up. */
async function notify(): Promise<void> {
  const { db } = database;
  const task = operatorWebhook(receiver.url(), {
    timeoutMs: receiver.answers.includes(0) ? 1_000 : 20_000,
    retriesMs: [1, 1],
  });
  await addTask(db, task.kind, WITHDRAWN);
  const runner = startJobRunner({ db, log, tasks: [task] });
  await vi.waitUntil(async () => (await db.$count(jobs)) === 0, { timeout: 20_000 });
  await runner.stop();
}

beforeEach(() => {
  log.warn.mockClear();
});

it('the operator gets what happened to a canary as JSON, with a text for people', async () => {
  await notify();
  expect(receiver.received).toMatchObject([
    {
      headers: { 'content-type': 'application/json' },
      body: {
        ...WITHDRAWN,
        text: 'directory 1.1.0 was worse than the default release, and visitors no longer get it: 20.0 % of 60 page loads failed',
      },
    },
  ]);
  expect(log.warn).not.toHaveBeenCalled();
});

it.each([
  ['an error', 500],
  ['no answer in time', 0],
])('is sent again after %s', async (_what, status) => {
  receiver.answers = [status];
  await notify();
  expect(receiver.received).toHaveLength(2);
  expect(log.warn).not.toHaveBeenCalled();
});

it('is given up after a few attempts, which the log says', async () => {
  receiver.answers = [500, 500, 500, 204];
  await notify();
  expect(receiver.received).toHaveLength(3);
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ task: WITHDRAWN }), expect.any(String));
});

it('follows no redirect', async () => {
  receiver.answers = [307, 307, 307];
  await notify();
  expect(receiver.received).toHaveLength(3);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
