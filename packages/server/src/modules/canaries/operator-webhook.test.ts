import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
let server: Server;
let received: { headers: IncomingHttpHeaders; body: unknown }[];
/** Status of each answer; 0 for none. */
let answers: number[];
const log = { warn: vi.fn() };
const address = () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/hook`;

/** Until the event was taken or given up. */
async function notify(): Promise<void> {
  const { db } = database;
  const task = operatorWebhook(address(), { timeoutMs: 200, retriesMs: [1, 1] });
  await addTask(db, task.kind, WITHDRAWN);
  const runner = startJobRunner({ db, log, tasks: [task] });
  await vi.waitUntil(async () => (await db.$count(jobs)) === 0, { timeout: 20_000 });
  await runner.stop();
}

beforeEach(async () => {
  log.warn.mockClear();
  received = [];
  answers = [];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body: JSON.parse(body) });
      const status = answers[received.length - 1] ?? 204;
      if (status !== 0) response.writeHead(status, { location: '/elsewhere' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('the operator gets what happened to a canary as JSON, with a text for people', async () => {
  await notify();
  expect(received).toMatchObject([
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
  answers = [status];
  await notify();
  expect(received).toHaveLength(2);
  expect(log.warn).not.toHaveBeenCalled();
});

it('is given up after a few attempts, which the log says', async () => {
  answers = [500, 500, 500, 204];
  await notify();
  expect(received).toHaveLength(3);
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ task: WITHDRAWN }), expect.any(String));
});

it('follows no redirect', async () => {
  answers = [307, 307, 307];
  await notify();
  expect(received).toHaveLength(3);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
