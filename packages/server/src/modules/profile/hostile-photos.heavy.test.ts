import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOSTILE_IMAGES } from '../../../test/images/hostile-images.ts';
import { createSession } from '../../../test/identity.ts';
import { addAgent } from '../../../test/agents.ts';
import { startTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { serverProcesses } from '../../../test/server-process.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { photo, sendPhoto } from '../../../test/profile-forms.ts';

const folder = tempFolder();
const startProcess = serverProcesses();
const MIB = 1024 * 1024;
/** A third of the images by default; other tests try all of them without a server. */
const IMAGES = HOSTILE_IMAGES.filter((_, at) => process.env['TEST_SIZE'] === 'full' || at % 3 === 0);
let database: TestDatabase;

sharp.cache(false);
beforeAll(async () => {
  database = await startTestDatabase(folder);
});
afterAll(() => database.stop());

/** Peak memory of a process in bytes; its current memory if the system does not report the peak. */
function peakOf(pid: number): number {
  const status = `/proc/${String(pid)}/status`;
  const kilobytes = existsSync(status)
    ? /^VmHWM:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) * 1024;
}

it(
  'hostile images are refused or accepted as listed, and the server stays within 200 MiB of its resting size',
  { timeout: 900_000 },
  async () => {
    const server = startProcess({ DATA_DIR: folder });
    const url = await server.ready();
    const { id } = await addAgent(database.db, { image: null });
    const token = await createSession(database.db, id, new Date());
    const send = (data: Buffer) => sendPhoto(url, token, data);
    expect((await send(await photo())).status).toBe(201);
    const rest = peakOf(server.pid);
    const answered = new Map<string, unknown>();
    for (const [what, make] of IMAGES) {
      answered.set(what, await send(await make()));
      expect(peakOf(server.pid) - rest, what).toBeLessThan(200 * MIB);
    }
    const wanted = IMAGES.map(
      ([what, , message]) => [what, { status: message === undefined ? 201 : 400, message }] as const,
    );
    expect(answered).toEqual(new Map(wanted));
    expect((await send(await photo(10))).status).toBe(201);
  },
);
