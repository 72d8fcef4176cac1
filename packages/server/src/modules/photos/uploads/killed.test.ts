import { existsSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSession } from '../../identity/sessions/repository.ts';
import { addAgent } from '../../../../test/agents.ts';
import { startTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { serverProcesses } from '../../../../test/server-process.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { keyOf, tus } from '../../../../test/upload-store.ts';

const folder = tempFolder();
const uploads = join(folder, 'uploads');
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

/** Begins to send a part over a connection of its own, and leaves it at that. */
function sendSome(url: string, token: string, offset: number, bytes: Buffer) {
  const { method, url: path, headers } = tus.patch(KEY, offset);
  const { port } = new URL(url);
  const socket = connect(Number(port), 'localhost');
  socket.on('error', () => undefined);
  const lines = {
    ...headers,
    host: 'localhost',
    authorization: `Bearer ${token}`,
    'content-length': PHOTO.length - offset,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${String(value)}`);
  socket.write([`${method} ${path} HTTP/1.1`, ...head, '', ''].join('\r\n'));
  socket.write(bytes);
  return socket;
}

it('a photo goes on where it was when the server was killed in the middle of a part', async () => {
  const { db } = database;
  const { id } = await addAgent(db, { image: null });
  const token = await createSession(db, id, new Date());
  const place = join(uploads, `${id}-${KEY}`);
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
    // Again after the first kill, as by who never got the answer.
    expect((await call(tus.create(KEY, PHOTO.length))).status).toBe(201);
    expect(await offsetNow()).toBe(from);
    const socket = sendSome(url, token, from, PHOTO.subarray(from, to));
    await vi.waitUntil(() => existsSync(place) && statSync(place).size === to, WAIT);
    server.signal('SIGKILL');
    await server.ended();
    socket.destroy();
  }
  url = await startProcess({ DATA_DIR: folder }).ready();
  expect(await offsetNow()).toBe(180_000);
  expect((await call(tus.patch(KEY, 180_000), new Uint8Array(PHOTO.subarray(180_000)))).status).toBe(204);
  expect(readFileSync(place).equals(PHOTO)).toBe(true);
});
