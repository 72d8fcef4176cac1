import { RETENTION, type RetentionName } from '@naija/contracts/domain/retention';
import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { authPaths, type LoginResponse } from '@naija/contracts/http/auth';
import { commentPaths, type CommentListResponse } from '@naija/contracts/http/comments';
import { moderationPaths } from '@naija/contracts/http/moderation';
import { phonePaths } from '@naija/contracts/http/phone';
import { registrationPaths } from '@naija/contracts/http/registrations';
import { eq, sql } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foldersIn } from '../../../test/app.ts';
import { BIO, file, multipart, NUMBERS, photo } from '../../../test/profile-forms.ts';
import { keyOf, tus } from '../../../test/tus-requests.ts';
import { PASSWORD, tokenSentTo, useCredentialServer } from '../../../test/use-credential-server.ts';
import { agents, agentWeeks, mailOutbox, pushSubscriptions, sessions } from '../../database/schema.ts';
import { createPhotoStore, createUploads, LocalUploadLocks } from '../photos/index.ts';
import { mailboxSender } from '../sms/index.ts';
import { MODULES } from '../../app.ts';
import { removeDueAccounts } from './remove-due-accounts.ts';

const sms = { sender: mailboxSender, countries: ['234'], dailyMax: 12 };
const server = useCredentialServer({ sms });
const IP = '105.112.77.31';
const DAY_S = 24 * 60 * 60;

const AGENT = {
  name: 'Zubaida Okonkwo',
  email: 'zubaida.first@example.com',
  phone: '+2348031112223',
  address: '17 Turaki Crescent',
  state: 'lagos',
  instagram: 'https://www.instagram.com/okonkwo.homes',
};
const PROFILE = { bio: `${BIO} Ask for Zubaida.`, address: AGENT.address, stateCity: 'lagos' };
const OTHER_PHONE = '+2348034445556';
const EMAILS = {
  cancelled: 'okonkwo.cancelled@example.com',
  confirmed: 'okonkwo.second@example.com',
  pending: 'okonkwo.pending@example.com',
};
const COMMENT = {
  fullname: 'Ifeoma Balogun',
  email: 'ifeoma.balogun@example.com',
  content: 'Keys came late.',
};
const REPLY = 'Sorry, the caretaker was away.';
const REPORT = { reason: 'fraud', details: 'The flat was let twice to us.' };
const REGISTRATION = { register: 'cac', number: 'RC7654321' };

/** Data that stays after a deletion, by table. */
const STAYS: Readonly<Record<string, { why: string; retention: RetentionName }>> = {
  idempotency_keys: {
    why: 'responses to comments and reports of visitors, which hold a message, with a hash keyed by their own key',
    retention: 'responses',
  },
  known_networks: { why: 'a hash of account and network together', retention: 'knownNetworks' },
  rate_limits: { why: 'hashes of a limit with an account, a number or a network', retention: 'rateLimits' },
  rate_limit_browsers: { why: 'hashes of a limit and a browser', retention: 'rateLimitBrowsers' },
  removals: { why: 'the id, so that devices remove what they have kept', retention: 'removals' },
  used_tokens: { why: 'hashes of random tokens', retention: 'usedLinks' },
};

interface Call {
  token?: string;
  payload?: object;
  headers?: Record<string, string>;
}

async function call<T = { message: string }>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
  url: string,
  { token, payload, headers }: Call = {},
): Promise<T> {
  const response = await server.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: {
      'x-forwarded-for': IP,
      'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
      'idempotency-key': randomUUID(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.body}`);
  return (response.body === '' ? undefined : response.json()) as T;
}

const linkTo = (address: string, page: string) => tokenSentTo(server, address, page);

async function logIn(email: string): Promise<{ token: string; id: string }> {
  const { token, data } = await call<LoginResponse>('POST', authPaths.login, {
    payload: { email, password: PASSWORD },
  });
  return { token, id: data.user._id };
}

/** Signs up, verifies, sets a password by mail, and logs in. */
async function signUp() {
  await call('POST', authPaths.signup, { payload: { ...AGENT, password: 'Zinc-Roof-7!' } });
  await call('POST', authPaths.verify(await linkTo(AGENT.email, '/verified')));
  await call('POST', authPaths.forgotPassword, { payload: { email: AGENT.email } });
  const payload = { newPassword: PASSWORD, confirmPassword: PASSWORD };
  await call('POST', authPaths.resetPassword(await linkTo(AGENT.email, '/set-password')), { payload });
  return logIn(AGENT.email);
}

async function completeProfile(token: string): Promise<void> {
  const form = await multipart({ ...NUMBERS, bio: PROFILE.bio, image: file(await photo()) });
  await call('PUT', agentPaths.update, { token, payload: form.payload, headers: form.headers });
  await call('POST', phonePaths.code, { token });
  await call('POST', phonePaths.new, { token, payload: { phone: OTHER_PHONE, currentPassword: PASSWORD } });
  await call('PUT', agentPaths.edit, {
    token,
    payload: { ...PROFILE, phone: OTHER_PHONE, instagram: AGENT.instagram },
  });
  await call('POST', registrationPaths.own, { token, payload: REGISTRATION });
}

/** Leaves an abandoned address, a current one, and one that awaits confirmation. */
async function changeEmails(token: string): Promise<void> {
  const ask = (email: string) =>
    call('PUT', authPaths.changeEmail, { token, payload: { email, currentPassword: PASSWORD } });
  await ask(EMAILS.cancelled);
  await call('DELETE', authPaths.changeEmail, { token });
  await ask(EMAILS.confirmed);
  await call('POST', authPaths.verify(await linkTo(EMAILS.confirmed, '/verified')));
  await ask(EMAILS.pending);
}

async function receiveComment(token: string, id: string): Promise<void> {
  await call('POST', commentPaths.post(id), { payload: COMMENT });
  const { comments } = await call<CommentListResponse>('GET', commentPaths.list(id));
  const comment = comments[0]?._id ?? '';
  await call('POST', moderationPaths.reply(comment), { token, payload: { content: REPLY } });
  await call('POST', moderationPaths.reports, { payload: { ...REPORT, subject: { kind: 'agent', id } } });
}

/** Data from devices: an unfinished upload, an address for pushes, and visits. */
async function useDevices(token: string, agentId: string): Promise<void> {
  const create = tus.create(keyOf(1), 1_000);
  await call(create.method, create.url, { token, headers: create.headers });
  const [session] = await server.db.select().from(sessions).where(eq(sessions.agentId, agentId));
  await server.db.insert(pushSubscriptions).values({
    ...{ sessionId: session?.id ?? '', agentId, endpoint: 'https://push.example/okonkwo-phone' },
    ...{ p256dh: 'key', auth: 'auth', vapidKey: 'vapid', createdAt: server.now() },
  });
  await server.db.insert(agentWeeks).values({ agentId, week: '2026-11-16', view: 3 });
}

async function deleteAccount(token: string): Promise<void> {
  await call('POST', authPaths.deleteAccount, { token, payload: { currentPassword: PASSWORD } });
  server.advance(14 * DAY_S + 1);
  const photos = createPhotoStore(foldersIn(server.folder).photos);
  const uploads = await createUploads(foldersIn(server.folder).uploads, {
    ...{ db: server.db, photos },
    locks: new LocalUploadLocks(),
  });
  const security = { record: () => undefined, has: () => true, close: () => undefined };
  await removeDueAccounts({ modules: MODULES, db: server.db, photos, uploads, security, clock: server.now });
}

/** Rows of all tables, as text with bytes in hexadecimal. */
async function rowsLeft(): Promise<Map<string, string>> {
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const left = new Map<string, string>();
  for (const { name } of rows) {
    const found = await server.db.execute(sql`select t::text as row from ${sql.identifier(name)} t`);
    if (found.rows.length > 0) left.set(name, JSON.stringify(found.rows).toLowerCase());
  }
  return left;
}

function filesLeft(): Map<string, string> {
  const entries = readdirSync(server.folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(files.map((path) => [path, readFileSync(path).toString('latin1').toLowerCase()]));
}

/** Forms in which a value may be stored: plain, as bytes, encoded, or as a hash without a key. */
function formsOf(value: string): string[] {
  const texts = [...new Set([value, value.toLowerCase()])];
  const hashes = texts.flatMap((text) =>
    ['sha256', 'sha1', 'md5'].map((algorithm) => createHash(algorithm).update(text).digest()),
  );
  const bytes = texts.map((text) => Buffer.from(text));
  const encoded = [...bytes, ...hashes].flatMap((data) =>
    (['hex', 'base64', 'base64url'] as const).map((encoding) => data.toString(encoding).replaceAll('=', '')),
  );
  return [...texts, ...encoded].map((text) => text.toLowerCase());
}

it('of a deleted account, of its comments and of all that it caused, nothing is left that is not meant to stay', async () => {
  const first = await signUp();
  await completeProfile(first.token);
  await changeEmails(first.token);
  const { id } = first;
  const { token } = await logIn(EMAILS.confirmed);
  await receiveComment(token, id);
  await useDevices(token, id);
  const [account] = await server.db.select().from(agents).where(eq(agents.id, id));
  const { data } = await call<AgentResponse>('GET', agentPaths.byId(id));
  const sessionIds = (await server.db.select({ id: sessions.id }).from(sessions)).map((row) => row.id);
  const values = [
    ...[AGENT.email, AGENT.address, 'okonkwo', 'zubaida', PROFILE.bio, ...Object.values(EMAILS)],
    ...[AGENT.phone, OTHER_PHONE].flatMap((number) => [number, number.slice(1), `0${number.slice(4)}`]),
    ...[COMMENT.fullname, COMMENT.email, COMMENT.content, REPLY, REPORT.details, REGISTRATION.number],
    ...[IP, '105.112.77', token, account?.passwordHash ?? '', account?.image ?? '', ...sessionIds],
  ];
  const before = await rowsLeft();
  const everything = [...before.values()].join('\n');
  // All values were stored before, so that a mistake here cannot pass as deletion.
  for (const value of [
    AGENT.email,
    ...Object.values(EMAILS),
    COMMENT.email,
    COMMENT.content,
    REPLY,
    REPORT.details,
  ])
    expect(everything).toContain(value.toLowerCase());
  expect([data.phone, filesLeft().size > 1]).toEqual([OTHER_PHONE, true]);

  await deleteAccount(token);
  const left = await rowsLeft();
  expect([...left.keys()].filter((table) => !(table in STAYS))).toEqual([]);
  for (const { retention } of Object.values(STAYS)) expect(RETENTION[retention].keptMs).toBeGreaterThan(0);
  const traces = [...left, ...filesLeft()].flatMap(([place, text]) =>
    values
      .filter((value) => formsOf(value).some((form) => text.includes(form)))
      .map((value) => [place, value]),
  );
  expect(traces).toEqual([]);
  const named = [...left].filter(([, text]) => text.includes(id)).map(([table]) => table);
  expect(named).toEqual(['removals']);
  expect([...filesLeft().keys()].filter((path) => path.includes(id))).toEqual([]);
});

it('the mail to the author of a deleted comment goes with the comment', async () => {
  const { row } = await server.agent();
  await call('POST', commentPaths.post(row.id), { payload: COMMENT });
  const sent = server.db.$count(mailOutbox, eq(mailOutbox.recipient, COMMENT.email));
  expect(await sent).toBe(1);
  await server.db.execute(sql`delete from comments`);
  expect(JSON.stringify([...(await rowsLeft()).values()])).not.toContain(COMMENT.email);
});
