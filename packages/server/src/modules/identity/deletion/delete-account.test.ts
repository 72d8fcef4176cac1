import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { describe, expect, it } from 'vitest';
import { addComment } from '../../../../test/agents.ts';
import {
  moveTo,
  tokenSentTo,
  useCredentialServer,
  WRONG,
  type CredentialServer,
} from '../../../../test/use-credential-server.ts';

const server = useCredentialServer({ rateLimits: false });

/** An agent with a comment who has asked for the deletion of the account, and the token of the mail about it. */
async function leavingAgent() {
  const { row, token } = await server.agent({ name: 'Zubaida Okonkwo' });
  await addComment(server.db, row.id);
  const { status, body } = await server.deleteAccount(token);
  expect([status, body.message]).toEqual([202, expect.stringContaining('Dec 4, 2026')]);
  return { row, token, cancelToken: await tokenSentTo(server, row.email, '/keep-account') };
}

/** Status of everything public about an agent, and whether lists and searches find them. */
async function publicView(of: CredentialServer, id: string) {
  const statuses = [agentPaths.byId(id), commentPaths.list(id)].map(
    async (url) => (await of.get(url)).status,
  );
  const lists = [agentPaths.byLocation('lagos'), `${agentPaths.search}?q=zubaida`];
  const found = lists.map(async (url) => JSON.stringify((await of.get(url)).body).includes(id));
  return [...(await Promise.all(statuses)), ...(await Promise.all(found))];
}

const VISIBLE = [200, 200, true, true];
const HIDDEN = [404, 404, false, false];

describe('an agent who deletes the account with the password', () => {
  it('is logged out everywhere and public nowhere from that moment on', async () => {
    const { row, token } = await server.agent({ name: 'Zubaida Okonkwo' });
    await addComment(server.db, row.id);
    const other = await server.session(row.id);
    expect(await publicView(server, row.id)).toEqual(VISIBLE);
    await server.deleteAccount(token);
    expect(await publicView(server, row.id)).toEqual(HIDDEN);
    expect([await server.isOpen(token), await server.isOpen(other)]).toEqual([false, false]);
    const comment = { fullname: 'Ada Obi', content: 'Late.' };
    expect((await server.post(commentPaths.post(row.id), comment)).status).toBe(404);
  });

  it('has all of it back by the link of the mail, which works once', async () => {
    const { row, cancelToken } = await leavingAgent();
    expect(await server.cancelDeletion(cancelToken)).toMatchObject({
      status: 200,
      body: { message: MESSAGES.accountKept },
    });
    expect(await publicView(server, row.id)).toEqual(VISIBLE);
    expect((await server.row(row.id)).updatedAt).toEqual(row.updatedAt);
    expect((await server.cancelDeletion(cancelToken)).status).toBe(400);
    expect((await server.login(row.email)).status).toBe(200);
  });

  it('is asked at the next login whether to keep the account, and logs in by keeping it', async () => {
    const { row, cancelToken } = await leavingAgent();
    expect(await server.login(row.email)).toMatchObject({
      status: 409,
      body: { code: 'deletion_due', message: expect.stringContaining('Dec 4, 2026') as string },
    });
    expect(await publicView(server, row.id)).toEqual(HIDDEN);
    expect((await server.login(row.email, WRONG, { keepAccount: true })).status).toBe(401);
    expect(await publicView(server, row.id)).toEqual(HIDDEN);
    expect((await server.login(row.email, undefined, { keepAccount: true })).status).toBe(200);
    expect(await publicView(server, row.id)).toEqual(VISIBLE);
    expect((await server.cancelDeletion(cancelToken)).status).toBe(400);
  });

  it('cannot be kept by a link that is 14 days old', async () => {
    const { cancelToken } = await leavingAgent();
    server.advance(14 * 24 * 60 * 60);
    expect((await server.cancelDeletion(cancelToken)).status).toBe(400);
  });
});

it.each([WRONG, ''])('a session with the password %j deletes nothing', async (password) => {
  const { row, token } = await server.agent();
  const { status, body } = await server.deleteAccount(token, password);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([
    password === '' ? 400 : 403,
    ['currentPassword'],
  ]);
  expect([(await server.row(row.id)).deletionDueAt, await server.isOpen(token)]).toEqual([null, true]);
});

it('an account cannot be deleted without a session', async () => {
  expect((await server.deleteAccount(undefined)).status).toBe(401);
});

it('an owner who restores the address that a thief changed has the account back that the thief deleted', async () => {
  const { row, token } = await server.agent({ name: 'Zubaida Okonkwo' });
  await moveTo(server, token, 'thief@example.com');
  await server.deleteAccount(token);
  const restore = await tokenSentTo(server, row.email, '/restore-email');
  expect((await server.restore(restore)).status).toBe(200);
  expect((await server.row(row.id)).deletionDueAt).toBeNull();
});
