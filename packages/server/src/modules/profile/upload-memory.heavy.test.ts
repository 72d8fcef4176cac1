import { agentPaths } from '@naija/contracts/http/agents';
import { execFileSync } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSession } from '../../../test/identity.ts';
import { addAgent } from '../../../test/agents.ts';
import { startTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { serverProcesses } from '../../../test/server-process.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { EDIT, file, multipart } from '../../../test/profile-forms.ts';

const folder = tempFolder();
const startProcess = serverProcesses();
const MIB = 1024 * 1024;
/** `npm run test:heavy` sets the size; 40 photos that were kept would be 160 MiB. */
const COUNT = process.env['TEST_SIZE'] === 'full' ? 200 : 40;
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase(folder);
});
afterAll(() => database.stop());

/** Photo of 4 MiB, mostly padding, which keeps the test fast. */
async function largePhoto(): Promise<Buffer> {
  const pixels = randomFillSync(Buffer.alloc(900 * 900 * 3));
  const photo = await sharp(pixels, { raw: { width: 900, height: 900, channels: 3 } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([photo, Buffer.alloc(4 * MIB - photo.length)]);
}

const memoryOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;

it('many photos, ten at a time, do not grow the memory of the server', { timeout: 900_000 }, async () => {
  const server = startProcess({ DATA_DIR: folder });
  const url = `${await server.ready()}${agentPaths.edit}`;
  const { id } = await addAgent(database.db, { image: null });
  const token = await createSession(database.db, id, new Date());
  const { headers, payload } = await multipart({ ...EDIT, image: file(await largePhoto()) });
  const statuses = new Set<number>();
  const upload = async (count: number) => {
    let left = count;
    const worker = async () => {
      while (left-- > 0) {
        const { status } = await fetch(url, {
          method: 'PUT',
          headers: { ...headers, authorization: `Bearer ${token}` },
          body: new Uint8Array(payload),
        });
        // Some requests of an agent wait for others, and are repeated after a timeout.
        if (status === 429 || status === 503) left += 1;
        else statuses.add(status);
      }
    };
    await Promise.all(Array.from({ length: 10 }, worker));
  };
  await upload(20);
  const before = memoryOf(server.pid);
  await upload(COUNT);
  expect(statuses).toEqual(new Set([201]));
  // Unused memory is freed later.
  await expect.poll(() => memoryOf(server.pid) - before).toBeLessThan(64 * MIB);
});
