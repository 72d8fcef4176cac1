import { sql } from 'drizzle-orm';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { addAgent, addComment, addWorkPhoto } from '../../../test/agents.ts';
import { createSession, issueRestoreToken, issueToken } from '../../../test/identity.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { useDatabase } from '../../../test/use-server.ts';
import { agents, idempotencyKeys, mailOutbox, type AgentRow, type NewAgent } from '../../database/schema.ts';
import { createPhotoStore, createUploads, LocalUploadLocks } from '../photos/index.ts';
import { agentScope } from '../../platform/idempotency/respond-once.ts';
import { MODULES } from '../../app.ts';
import { removeDueAccounts } from './remove-due-accounts.ts';

const database = useDatabase();
const folder = tempFolder();
const photos = createPhotoStore(join(folder, 'media'));
const NOW = new Date('2026-12-04T12:00:00Z');
const DUE = new Date(NOW.getTime() - 1);
const deleted: unknown[] = [];

beforeEach(() => {
  deleted.length = 0;
});

async function removeDue(now = NOW) {
  const uploads = await createUploads(join(folder, 'uploads'), {
    ...{ db: database.db, photos },
    locks: new LocalUploadLocks(),
  });
  const security = {
    record: (event: string, request: unknown, ids: object) => deleted.push({ event, request, ...ids }),
    has: () => true,
    close: () => undefined,
  };
  await removeDueAccounts({ modules: MODULES, db: database.db, photos, uploads, security, clock: () => now });
}

/** An agent with a row in every table, without references to other agents. */
async function fullAgent(fields: Partial<NewAgent>): Promise<AgentRow> {
  const { db } = database;
  const row = await addAgent(db, fields);
  await createSession(db, row.id, NOW);
  await addComment(db, row.id);
  await addWorkPhoto(db, row.id, 'f'.repeat(32));
  await issueToken(db, { agentId: row.id, kind: 'email', now: NOW, email: `new-${row.email}` });
  await issueRestoreToken(db, { id: row.id, email: `old-${row.email}` }, NOW);
  for (const recipient of [row.email.toUpperCase(), `new-${row.email}`, `old-${row.email}`])
    await db.insert(mailOutbox).values({ recipient, subject: `For ${row.name}` });
  const stored = { key: 'k', request: Buffer.alloc(1), status: 200, body: { id: row.id, name: row.name } };
  const scopes = ['profile', 'any other subject'].map((about) => agentScope(about, row.id));
  await db.insert(idempotencyKeys).values(scopes.map((scope) => ({ ...stored, scope })));
  return row;
}

/** Rows of all tables as text, without the ids that devices must remove. */
async function wholeDatabase(): Promise<string> {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_name <> 'removals'`,
  );
  const texts = rows.map(async ({ name }) => {
    const found = await database.db.execute(sql`select t::text as row from ${sql.identifier(name)} t`);
    return JSON.stringify(found.rows);
  });
  return (await Promise.all(texts)).join('\n').toLowerCase();
}

it('deletes all of an account when its time has come, and nothing of another', async () => {
  const leaving = await fullAgent({
    name: 'Zubaida Okonkwo',
    email: 'zubaida@example.com',
    deletionDueAt: DUE,
  });
  const staying = await fullAgent({ name: 'Ngozi Bello', email: 'ngozi@example.com' });
  await removeDue();
  const left = await wholeDatabase();
  for (const trace of [leaving.id, 'zubaida', 'okonkwo']) expect(left).not.toContain(trace);
  for (const kept of [staying.id, 'old-ngozi@example.com', 'new-ngozi@example.com'])
    expect(left).toContain(kept);
  expect(deleted).toEqual([{ event: 'account.deleted', request: null, agent: leaving.id }]);
});

it('keeps mail to an address that the account wanted and another account has', async () => {
  const { db } = database;
  await fullAgent({ email: 'a@example.com', deletionDueAt: DUE });
  await addAgent(db, { email: 'new-a@example.com' });
  await removeDue();
  const recipients = (await db.select().from(mailOutbox)).map(({ recipient }) => recipient);
  expect(recipients).toEqual(['new-a@example.com']);
});

it('keeps an account until its time', async () => {
  await addAgent(database.db, { deletionDueAt: NOW });
  await removeDue(DUE);
  expect(await database.db.$count(agents)).toBe(1);
  await removeDue(NOW);
  expect(await database.db.$count(agents)).toBe(0);
});

it('deletes an account whose email was not verified within a week, unless a link is still valid', async () => {
  const { db } = database;
  const days = (count: number) => new Date(NOW.getTime() - count * 24 * 60 * 60_000);
  const unverified = { emailVerifiedAt: null, createdAt: days(7.1) };
  const unknown = await fullAgent({ ...unverified, email: 'unknown@example.com' });
  const kept = [
    await addAgent(db, { emailVerifiedAt: null, createdAt: days(6.9) }),
    await addAgent(db, { ...unverified, emailVerifiedAt: days(7) }),
    // A block must hold, and a new sign-up would have none.
    await addAgent(db, { ...unverified, blockedAt: days(1) }),
    await addAgent(db, unverified),
  ];
  await issueToken(db, { agentId: kept[3]?.id ?? '', kind: 'verify', now: NOW });
  await removeDue();
  const left = (await db.select({ id: agents.id }).from(agents)).map(({ id }) => id);
  expect(left.sort()).toEqual(kept.map(({ id }) => id).sort());
  expect(deleted).toEqual([{ event: 'account.deleted', request: null, agent: unknown.id }]);
  expect(await wholeDatabase()).not.toContain('unknown@example.com');
});

it('frees the email address', async () => {
  await addAgent(database.db, { email: 'ada@example.com', deletionDueAt: DUE });
  await removeDue();
  await expect(addAgent(database.db, { email: 'ada@example.com' })).resolves.toBeDefined();
});

it('removes the photos unless another agent has the same, and unfinished uploads', async () => {
  const [shared, own, work] = ['d'.repeat(32), 'e'.repeat(32), 'f'.repeat(32)];
  for (const id of [shared, own, work]) await photos.save({ id, variants: [] });
  await addAgent(database.db, { image: shared });
  const leaving = await addAgent(database.db, { image: shared, deletionDueAt: DUE });
  const other = await addAgent(database.db, { image: own, deletionDueAt: DUE });
  await addWorkPhoto(database.db, leaving.id, work);
  await removeDue(new Date(0));
  for (const { id } of [leaving, other])
    writeFileSync(join(folder, `uploads/${id}-${'0'.repeat(32)}`), 'half a photo');
  await removeDue();
  expect(readdirSync(join(folder, 'media'))).toEqual([shared]);
  expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
  expect(deleted).toHaveLength(2);
});

it('deletes each account once, however many processes remove it at once', async () => {
  for (let count = 0; count < 20; count += 1) await addAgent(database.db, { deletionDueAt: DUE });
  await Promise.all(Array.from({ length: 4 }, () => removeDue()));
  expect(deleted).toHaveLength(20);
  expect(await database.db.$count(agents)).toBe(0);
});

it('passes over an account that is being kept at that moment', async () => {
  const { db } = database;
  const row = await addAgent(db, { deletionDueAt: DUE });
  await db.transaction(async (tx) => {
    await tx.update(agents).set({ deletionDueAt: null });
    await removeDue();
  });
  expect((await db.select().from(agents)).map(({ id }) => id)).toEqual([row.id]);
});

it('deletes the others where one cannot be deleted, and says so', async () => {
  const { db } = database;
  const stuck = await addAgent(db, { deletionDueAt: new Date(DUE.getTime() - 1) });
  await addAgent(db, { deletionDueAt: DUE });
  await db.execute(
    sql.raw(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$;
    create trigger refuse before delete on agents for each row when (old.id = '${stuck.id}') execute function refuse()`),
  );
  await expect(removeDue()).rejects.toThrow('could not be deleted');
  expect((await db.select().from(agents)).map(({ id }) => id)).toEqual([stuck.id]);
  await db.execute(sql`drop function refuse cascade`);
});
