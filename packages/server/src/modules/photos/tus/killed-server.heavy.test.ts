import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSession } from '../../../../test/identity.ts';
import { addAgent } from '../../../../test/agents.ts';
import { startTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { useRawRequests } from '../../../../test/raw-socket.ts';
import { serverProcesses } from '../../../../test/server-process.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { keyOf, tus } from '../../../../test/tus-requests.ts';

const folder = tempFolder();
const uploads = join(folder, 'uploads');
const sendHead = useRawRequests();
const startProcess = serverProcesses();
const WAIT = { timeout: 90_000, interval: 5 };
const KEY = keyOf(1);
const PHOTO = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7 + (index >> 8)) & 255));
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase(folder);
});
afterAll(() => database.stop());

interface Call {
  url: string;
  method: string;
  headers: Record<string, string>;
}

/** Begins to send a part and leaves the connection open. */
function sendSome(url: string, token: string, offset: number, bytes: Buffer) {
  const { headers, ...head } = tus.patch(KEY, offset);
  const sent = { ...headers, authorization: `Bearer ${token}`, 'content-length': PHOTO.length - offset };
  const { socket } = sendHead({ ...head, headers: sent }, Number(new URL(url).port), 'localhost');
  socket.write(bytes);
  return socket;
}

it('an upload resumes after the server was killed during a part', async () => {
  const { db } = database;
  const { id } = await addAgent(db, { image: null });
  const token = await createSession(db, id, new Date());
  const target = join(uploads, `${id}-${KEY}`);
  let url = '';
  const call = ({ url: path, method, headers }: Call, body?: Uint8Array) =>
    fetch(`${url}${path}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body && { body }),
    });
  const offsetNow = async () => Number((await call(tus.head(KEY))).headers.get('upload-offset'));

  for (const [from, to] of [
    [0, 60_000],
    [60_000, 180_000],
  ] as const) {
    const server = startProcess({ DATA_DIR: folder });
    url = await server.ready();
    // The request is repeated after the first kill, as if its response was lost.
    expect((await call(tus.create(KEY, PHOTO.length))).status).toBe(201);
    expect(await offsetNow()).toBe(from);
    const socket = sendSome(url, token, from, PHOTO.subarray(from, to));
    await vi.waitUntil(() => existsSync(target) && statSync(target).size === to, WAIT);
    server.signal('SIGKILL');
    await server.ended();
    socket.destroy();
  }
  url = await startProcess({ DATA_DIR: folder }).ready();
  expect(await offsetNow()).toBe(180_000);
  expect((await call(tus.patch(KEY, 180_000), new Uint8Array(PHOTO.subarray(180_000)))).status).toBe(204);
  expect(readFileSync(target).equals(PHOTO)).toBe(true);
});
