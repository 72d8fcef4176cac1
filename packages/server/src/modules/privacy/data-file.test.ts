import { authPaths } from '@naija/contracts/http/auth';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addAgent, addComment, addWorkPhoto } from '../../../test/agents.ts';
import { foldersIn } from '../../../test/app.ts';
import { createSession, issueRestoreToken, issueToken } from '../../../test/identity.ts';
import { keyOf, tus } from '../../../test/tus-requests.ts';
import { PASSWORD, useAuthServer, WRONG } from '../../../test/use-auth-server.ts';
import { comments, idempotencyKeys, mailOutbox } from '../../database/schema.ts';
import { agentScope } from '../../platform/idempotency/respond-once.ts';

const server = useAuthServer();
const IMAGE = 'c'.repeat(32);
const PHOTO = Buffer.from('a photo');
const [WORK, WORK_PHOTO] = ['d'.repeat(32), Buffer.from('a photo of work')];

async function download(token: string | undefined, currentPassword = PASSWORD) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const call = {
    method: 'POST',
    url: authPaths.downloadData,
    headers,
    payload: { currentPassword },
  } as const;
  const { statusCode, headers: answered, rawPayload } = await server.app.inject(call);
  return { status: statusCode, headers: answered, payload: rawPayload };
}

function filesIn(payload: Buffer) {
  const files = unzipSync(payload);
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as Record<string, unknown>;
  const photos = ['photo.jpg', 'work-1.jpg'].map((name) => Buffer.from(files[name] ?? []));
  return { names: Object.keys(files).sort(), data, photos };
}

/** An agent who is logged in and has something in every table. */
async function agentWithData() {
  const { db } = server;
  const row = await server.agent({ name: 'Ngozi Bello', email: 'Ngozi@example.com', image: IMAGE });
  const token = await createSession(db, row.id, server.now(), { device: 'Chrome on Android' });
  await addComment(db, row.id);
  await issueToken(db, { agentId: row.id, kind: 'email', now: server.now(), email: 'new@example.com' });
  await issueRestoreToken(db, { id: row.id, email: 'old@example.com' }, server.now());
  await db.insert(mailOutbox).values({
    recipient: 'ngozi@example.com',
    subject: 'Hello',
    text: 'https://x.example/verified?token=secret',
  });
  const response = { scope: agentScope('reply', row.id), key: 'edit-1', request: PHOTO, status: 200 };
  await db.insert(idempotencyKeys).values({ ...response, body: { message: 'Profile updated' } });
  await server.app.inject({
    ...tus.create(keyOf(1), 1_000),
    headers: { ...tus.create(keyOf(1), 1_000).headers, authorization: `Bearer ${token}` },
  });
  await addWorkPhoto(db, row.id, WORK);
  for (const [id, name, content] of [
    [IMAGE, '640.jpg', PHOTO],
    [WORK, '1280.jpg', WORK_PHOTO],
  ] as const) {
    const folder = join(foldersIn(server.folder).photos, id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return { row, token };
}

it('an agent downloads all that is held about them, with the photos, and never from a cache', async () => {
  const { row, token } = await agentWithData();
  await addComment(server.db, (await addAgent(server.db)).id);
  const { status, headers, payload } = await download(token);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'private, no-store',
  ]);
  const { names, data, photos } = filesIn(payload);
  expect(names).toEqual(['data.json', 'photo.jpg', 'work-1.jpg']);
  expect(photos).toEqual([PHOTO, WORK_PHOTO]);
  expect(data).toMatchObject({
    account: [{ id: row.id, name: 'Ngozi Bello', email: 'Ngozi@example.com', phone: row.phone }],
    sessions: [{ device: 'Chrome on Android' }],
    mailedLinks: [{ kind: 'email', newEmail: 'new@example.com' }],
    formerEmails: [{ email: 'old@example.com' }],
    commentsReceived: [{ fullname: 'Ada Obi', content: 'On time, and honest.' }],
    mailSentToYou: [{ subject: 'Your data on NaijaAgents was downloaded' }, { subject: 'Hello' }],
    storedResponses: [{ key: 'edit-1', body: { message: 'Profile updated' } }],
    photosOfWork: [{ photo: WORK, caption: null }],
    unfinishedUploads: [{ key: keyOf(1), receivedBytes: 0, bytes: 1_000 }],
  });
});

it('the file has no password, no hash of one, and no link or token from a mail', async () => {
  const { row, token } = await agentWithData();
  const text = JSON.stringify(filesIn((await download(token)).payload).data);
  for (const secret of [row.passwordHash ?? '', PASSWORD, token, 'token=', 'argon2'])
    expect(text).not.toContain(secret);
});

it('an agent without a verified address, a photo or anything else gets only the account', async () => {
  const row = await server.agent({ emailVerifiedAt: null, image: null });
  const { payload } = await download(await createSession(server.db, row.id, server.now()));
  const { names, data } = filesIn(payload);
  expect(names).toEqual(['data.json']);
  expect(data).toMatchObject({ account: [{ id: row.id }], commentsReceived: [], unfinishedUploads: [] });
});

it('all of more comments than are read at once are in the file', async () => {
  const row = await server.agent();
  const token = await createSession(server.db, row.id, server.now());
  const many = Array.from({ length: 1_201 }, (_, number) => ({
    agentId: row.id,
    fullname: 'Ada Obi',
    content: `Comment ${String(number)}`,
    createdAt: new Date(Date.parse('2026-01-01T00:00:00Z') + Math.floor(number / 3)),
  }));
  await server.db.insert(comments).values(many);
  const { data } = filesIn((await download(token)).payload);
  const contents = (data['commentsReceived'] as { content: string }[]).map(({ content }) => content);
  expect(new Set(contents)).toEqual(new Set(many.map(({ content }) => content)));
  expect(contents).toHaveLength(many.length);
});

it.each([
  ['a wrong password', WRONG, 403],
  ['no password', '', 400],
])('a session gets nothing with %s', async (_what, password, status) => {
  const { token } = await agentWithData();
  expect((await download(token, password)).status).toBe(status);
});

it('the mailbox is told of a download, and not of one that was refused', async () => {
  const row = await server.agent();
  const token = await createSession(server.db, row.id, server.now());
  await download(token, WRONG);
  expect(await server.messages()).toEqual([]);
  await download(token);
  expect(await server.messages()).toMatchObject([
    { recipient: row.email, subject: 'Your data on NaijaAgents was downloaded' },
  ]);
});

it('a client without a session gets nothing', async () => {
  expect((await download(undefined)).status).toBe(401);
});

it('an agent downloads three times at once, and once more after 20 minutes', async () => {
  const row = await server.agent();
  const token = await createSession(server.db, row.id, server.now());
  const statuses = async (count: number) => {
    const all: number[] = [];
    for (let sent = 0; sent < count; sent += 1) all.push((await download(token)).status);
    return all;
  };
  expect(await statuses(4)).toEqual([200, 200, 200, 429]);
  server.advance(1_200);
  expect(await statuses(2)).toEqual([200, 429]);
});
