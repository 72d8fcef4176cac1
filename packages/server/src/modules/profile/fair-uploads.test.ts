import { agentPaths } from '@naija/contracts/http/agents';
import { UPLOAD_FIELD } from '@naija/contracts/http/uploads';
import { readdirSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it, vi } from 'vitest';
import { foldersIn } from '../../../test/app.ts';
import { type RawRequest, type RequestHead, useRawRequests } from '../../../test/raw-socket.ts';
import { keyOf, tus } from '../../../test/tus-requests.ts';
import { EDIT, file, multipart, photo } from '../../../test/profile-forms.ts';
import { useProfileServer } from '../../../test/use-profile-server.ts';

const MIB = 1024 * 1024;
const WAIT = { timeout: 60_000, interval: 5 };
const [HERE, ELSEWHERE] = ['105.112.0.1', '41.58.0.1'];
const FORM = 'multipart/form-data; boundary=x';
const site = useProfileServer({ rateLimits: false, trustedProxies: ['127.0.0.1'] });
const { uploads } = foldersIn(site.folder);
const sendHead = useRawRequests();
let port: number;

beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.app.server.address() as AddressInfo);
});
/** Sends the head of a request and at most the beginning of its body. */
function beginSlowly(
  { headers, ...head }: RequestHead,
  token: string | undefined,
  address: string,
  bytes: number,
): RawRequest {
  const sender = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const sent = { ...headers, ...sender, 'x-forwarded-for': address, 'content-length': bytes };
  const slow = sendHead({ ...head, headers: sent }, port);
  slow.socket.write('--x\r\n');
  return slow;
}

const slowForm = (token: string | undefined, address: string) =>
  beginSlowly(
    { method: 'PUT', url: agentPaths.edit, headers: { 'content-type': FORM } },
    token,
    address,
    5 * MIB,
  );

/** Saves a profile with a photo of 4 MiB, mostly padding; returns the status. */
async function saveForm(address: string): Promise<number> {
  const { token } = await site.agent();
  const data = Buffer.concat([await photo(), Buffer.alloc(4 * MIB)]);
  const sent = await multipart({ ...EDIT, image: file(data) });
  return (await site.put(agentPaths.edit, token, sent, { 'x-forwarded-for': address })).status;
}

/** Saves a profile like the pages do: first the photo in parts, then the profile. */
async function saveInParts(address: string): Promise<number> {
  const { token } = await site.agent();
  const data = await photo();
  const sender = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  for (const [{ headers, ...call }, payload] of [
    [tus.create(keyOf(1), data.length), undefined],
    [tus.patch(keyOf(1), 0), data],
  ] as const)
    await site.app.inject({ ...call, headers: { ...headers, ...sender }, ...(payload && { payload }) });
  const payload = JSON.stringify({ ...EDIT, [UPLOAD_FIELD]: keyOf(1) });
  const sent = { headers: { 'content-type': 'application/json' }, payload };
  return (await site.put(agentPaths.edit, token, sent, { 'x-forwarded-for': address })).status;
}

const FORMS = 20;
const PARTS = 8;
const PART = 600_000;
/** Number of forms of an address that are read or wait, however many agents send them. */
const heldForms = (accounts: number) => (accounts === 1 ? 2 + 16 : 4 + 64);

/** Waits until the server has refused all forms beyond this number. */
const untilHeld = (slow: readonly RawRequest[], held: number) =>
  vi.waitUntil(
    () => slow.filter(({ received }) => /^HTTP\/1.1 (429|503)/.test(received())).length >= slow.length - held,
    WAIT,
  );

/** Leaves the maximum number of unfinished parts. */
async function holdParts(id: string, token: string, address: string) {
  for (let number = 0; number < PARTS; number += 1) {
    const { headers, ...call } = tus.create(keyOf(number), PART);
    const sender = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
    await site.app.inject({ ...call, headers: { ...headers, ...sender } });
    beginSlowly(tus.patch(keyOf(number), 0), token, address, PART);
  }
  const names = () => readdirSync(uploads).filter((name) => name.startsWith(id) && !name.endsWith('.json'));
  await vi.waitUntil(
    () => names().filter((name) => statSync(join(uploads, name)).size > 0).length === 4,
    WAIT,
  );
}

/** Leaves the maximum number of unfinished forms and parts. */
async function attack(accounts: number, address: string) {
  const forms: RawRequest[] = [];
  for (let count = 0; count < accounts; count += 1) {
    const { row, token } = await site.agent({ emailVerifiedAt: null });
    for (let number = 0; number < FORMS; number += 1) forms.push(slowForm(token, address));
    await holdParts(row.id, token, address);
  }
  await untilHeld(forms, heldForms(accounts));
}

it('while one agent sends photos very slowly, others save theirs, also behind the same address', async () => {
  await attack(1, HERE);
  const saved = [saveForm(ELSEWHERE), saveInParts(ELSEWHERE), saveForm(HERE), saveInParts(HERE)];
  expect(await Promise.all(saved)).toEqual([201, 201, 201, 201]);
});

it('while many agents behind one address do so, others save theirs, also there by resumable uploads', async () => {
  await attack(4, HERE);
  const saved = [saveForm(ELSEWHERE), saveInParts(ELSEWHERE), saveInParts(HERE)];
  expect(await Promise.all(saved)).toEqual([201, 201, 201]);
});

it('a client that is not logged in is refused at once and occupies nothing', async () => {
  const slow = Array.from({ length: 40 }, () => slowForm(undefined, HERE));
  for (const { received } of slow) await vi.waitUntil(() => received().includes('HTTP/1.1 401'), WAIT);
  expect([await saveForm(HERE), await saveInParts(HERE)]).toEqual([201, 201]);
});

it('forms whose clients disconnected while queued occupy nothing', async () => {
  const { token } = await site.agent();
  const slow = Array.from({ length: FORMS }, () => slowForm(token, HERE));
  await untilHeld(slow, heldForms(1));
  const connections = promisify(site.app.server.getConnections.bind(site.app.server));
  for (const { socket } of slow.slice(2)) socket.resetAndDestroy();
  await vi.waitUntil(async () => (await connections()) <= 2, WAIT);
  for (const { socket } of slow) socket.resetAndDestroy();
  const sent = await multipart({ ...EDIT, image: file(await photo()) });
  const save = () => site.put(agentPaths.edit, token, sent, { 'x-forwarded-for': HERE });
  expect((await Promise.all([save(), save(), save()])).map(({ status }) => status)).toEqual([201, 201, 201]);
});

it('an agent with too many forms under way is asked to wait', async () => {
  const { token } = await site.agent();
  const slow = Array.from({ length: FORMS }, () => slowForm(token, HERE));
  await untilHeld(slow, heldForms(1));
  const [refused] = slow.map(({ received }) => received()).filter((response) => response !== '');
  expect(refused).toMatch(
    /^HTTP\/1.1 429 .*retry-after: 5.*Several of your photos are on their way already/is,
  );
});
