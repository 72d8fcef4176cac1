import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { eq } from 'drizzle-orm';
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { agents } from '../../../database/schema.ts';
import { keyOf, tus } from '../../../../test/tus-requests.ts';
import { useUploadServer } from '../../../../test/use-upload-server.ts';

const site = useUploadServer();
const MIB = 1024 * 1024;
const IMAGE = 'a'.repeat(32);

beforeEach(() => {
  // Only the contents are removed, because the upload store may still be creating the folders.
  for (const folder of [site.uploads, site.photos]) {
    mkdirSync(folder, { recursive: true });
    for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true });
  }
});

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** An agent who has not verified their address, and has a photo of half a MiB. */
async function unverifiedAgent() {
  const { id, token } = await site.agent({ emailVerifiedAt: null, image: IMAGE });
  mkdirSync(join(site.photos, IMAGE), { recursive: true });
  writeFileSync(join(site.photos, IMAGE, '640.jpg'), Buffer.alloc(MIB / 2));
  const send = async (call: { headers: Record<string, string> }, payload?: Buffer) => {
    const headers = { ...call.headers, authorization: `Bearer ${token}` };
    const response = await site.app.inject({ ...call, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.body };
  };
  const upload = async (number: number, bytes: number) => {
    const created = await send(tus.create(keyOf(number), bytes));
    if (created.status === 201) await send(tus.patch(keyOf(number), 0), Buffer.alloc(bytes));
    return created;
  };
  return { id, upload };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('an agent with an unverified address stores at most 6 MiB, also by concurrent uploads, and is told why', async () => {
  const agent = await unverifiedAgent();
  const responses = await Promise.all(numbers(12).map((number) => agent.upload(number, MIB)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
  const [refused] = responses.filter(({ status }) => status === 403);
  const message = FIELD_MESSAGES.imageRoom;
  expect(JSON.parse(refused?.body ?? '')).toEqual({ message, code: 'forbidden', fields: { image: message } });
  expect(bytesIn(site.uploads)).toBeGreaterThan(5 * MIB);
  expect(bytesIn(site.uploads) + bytesIn(site.photos)).toBeLessThanOrEqual(LIMITS.unverifiedMaxBytes);
});

it('an upload idle for a minute is evicted for another one, an active one is not', async () => {
  const agent = await unverifiedAgent();
  await agent.upload(1, 5 * MIB);
  expect((await agent.upload(2, 5 * MIB)).status).toBe(403);
  const then = new Date(Date.now() - 61_000);
  utimesSync(join(site.uploads, `${agent.id}-${keyOf(1)}`), then, then);
  expect((await agent.upload(2, 5 * MIB)).status).toBe(201);
  expect(bytesIn(site.uploads)).toBeLessThan(5.1 * MIB);
});

it('an agent has more space after verifying the address, and shares none with others', async () => {
  const agent = await unverifiedAgent();
  for (const number of numbers(5)) expect((await agent.upload(number, MIB)).status).toBe(201);
  expect((await agent.upload(6, MIB)).status).toBe(403);
  expect((await (await unverifiedAgent()).upload(1, LIMITS.imageMaxBytes)).status).toBe(201);
  await site.db.update(agents).set({ emailVerifiedAt: new Date() }).where(eq(agents.id, agent.id));
  expect((await agent.upload(6, MIB)).status).toBe(201);
});
