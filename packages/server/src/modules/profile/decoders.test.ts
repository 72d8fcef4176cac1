import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { familyOf, processesNaming } from '@naija/embedded-postgres/test';
import { createSession } from '../identity/sessions/repository.ts';
import { addAgent } from '../../../test/agents.ts';
import { startTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { serverProcesses, type ServerProcess } from '../../../test/server-process.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { photo, sendPhoto } from '../../../test/profile.ts';

const folder = tempFolder();
const startProcess = serverProcesses();
const WAIT = { timeout: 60_000, interval: 20 };
let database: TestDatabase;
let server: ServerProcess;
let send: () => Promise<number>;

beforeAll(async () => {
  database = await startTestDatabase(folder);
});
afterAll(() => database.stop());
beforeEach(async () => {
  server = startProcess({ DATA_DIR: folder });
  const url = await server.ready();
  const { id } = await addAgent(database.db, { image: null });
  const token = await createSession(database.db, id, new Date());
  send = async () => (await sendPhoto(url, token, await photo())).status;
});

/** Processes that decode photos. */
const decoders = () => processesNaming('decoder/program.mjs').map((line) => Number.parseInt(line, 10));
const ownDecoders = () => {
  const family = familyOf(server.pid);
  return decoders().filter((pid) => family.includes(pid));
};

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'no process that decodes photos outlives a server that ends by %s',
  async (signal) => {
    expect([await send(), ownDecoders().length]).toEqual([201, 1]);
    const pids = ownDecoders();
    server.signal(signal);
    await server.ended();
    await vi.waitUntil(() => !decoders().some((pid) => pids.includes(pid)), WAIT);
  },
);

it('photos are still made after a signal to all processes of a terminal, until the server itself ends', async () => {
  await send();
  const before = ownDecoders();
  for (const pid of before) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid, signal);
  expect([await send(), ownDecoders()]).toEqual([201, before]);
});

it('a process that was ended is replaced when the next photo comes, and not before', async () => {
  await send();
  for (const pid of ownDecoders()) process.kill(pid, 'SIGKILL');
  await vi.waitUntil(() => ownDecoders().length === 0, WAIT);
  expect([await send(), ownDecoders().length]).toEqual([201, 1]);
});
