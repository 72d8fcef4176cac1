import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { familyOf, processesNaming } from '@naija/embedded-postgres/test';
import { createSession } from '../../../test/identity.ts';
import { addAgent } from '../../../test/agents.ts';
import { startTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { serverProcesses, type ServerProcess } from '../../../test/server-process.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { photo, sendPhoto } from '../../../test/profile-forms.ts';

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

const decoders = () => processesNaming('decoder/decoder-main.mjs').map((line) => Number.parseInt(line, 10));
const ownDecoders = () => {
  const family = familyOf(server.pid);
  return decoders().filter((pid) => family.includes(pid));
};

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'no decoder process outlives a server that ends by %s',
  async (signal) => {
    expect([await send(), ownDecoders().length]).toEqual([201, 1]);
    const pids = ownDecoders();
    server.signal(signal);
    await server.ended();
    await vi.waitUntil(() => !decoders().some((pid) => pids.includes(pid)), WAIT);
  },
);

it('decoders ignore signals to the process group until the server ends', async () => {
  await send();
  const before = ownDecoders();
  for (const pid of before) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid, signal);
  expect([await send(), ownDecoders()]).toEqual([201, before]);
});

it('a killed decoder is replaced for the next photo, and not before', async () => {
  await send();
  for (const pid of ownDecoders()) process.kill(pid, 'SIGKILL');
  await vi.waitUntil(() => ownDecoders().length === 0, WAIT);
  // A photo fails until the server has noticed, and can be sent again.
  await vi.waitUntil(async () => (await send()) === 201, WAIT);
  expect(ownDecoders()).toHaveLength(1);
});
