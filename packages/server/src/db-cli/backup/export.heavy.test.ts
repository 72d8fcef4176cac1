import { sql } from 'drizzle-orm';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { dbCommand } from '../../../test/db-command.ts';
import { put } from '../../../test/hosted-files.ts';
import { insertOldRows } from '../../../test/old-rows.ts';
import { createOwnDatabase, type OwnDatabase } from '../../../test/shared-cluster.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { openDatabase, withStartLock, type Queryable } from '../../database/database.ts';
import { migrateDatabase, migrations } from '../../database/migrations.ts';
import { agents, emailRestores } from '../../database/schema.ts';
import { createPhotoStore, photosIn } from '../../modules/photos/index.ts';
import { announcementsOn } from '../../../test/announcements.ts';

const folder = tempFolder();
const PHOTO = '0123456789abcdef0123456789abcdef';
let number = 0;
let closers: (() => Promise<void>)[] = [];
/** Settings of the server that is exported, and of the one imported into. */
let from: Record<string, string>;
let into: Record<string, string>;
let target: string;

beforeEach(() => {
  number += 1;
  target = join(folder, `export-${String(number)}`);
});
afterEach(async () => {
  for (const close of closers.reverse()) await close();
  closers = [];
});

async function open(template?: 'extensions'): Promise<{ own: OwnDatabase; db: Queryable }> {
  const own = await createOwnDatabase(template);
  const { db, close } = openDatabase(own.connection, () => undefined, { timeoutFactor: 12 });
  closers.push(own.drop, close);
  return { own, db };
}

/** Two databases, the first with a row in every table, a photo and a release. */
async function openBoth(template?: 'extensions') {
  const [source, other] = [await open(), await open(template)];
  from = { DATA_DIR: join(folder, `from-${String(number)}`), DATABASE_URL: source.own.url };
  into = { DATA_DIR: join(folder, `into-${String(number)}`), DATABASE_URL: other.own.url };
  await insertOldRows(source.db);
  const variant = { size: 96, format: 'webp', data: Buffer.from('small') } as const;
  await createPhotoStore(photosIn(from['DATA_DIR'] ?? '')).save({ id: PHOTO, variants: [variant] });
  put(join(from['DATA_DIR'] ?? '', 'remotes/remotes.json'), '{}');
  put(join(from['DATA_DIR'] ?? '', 'remotes/.previews/auth.json'), '[]');
  put(join(from['DATA_DIR'] ?? '', 'remotes.audit.jsonl'), '{"kept":true}\n');
  put(join(from['DATA_DIR'] ?? '', 'remotes.source-maps/auth/1.0.0/a.js.map'), 'map');
  return { source: source.db, other: other.db, connection: other.own.connection };
}

async function rowsOf(db: Queryable): Promise<Record<string, unknown>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of rows)
    contents[name] = (await db.execute(sql`select to_jsonb(t) from ${sql.identifier(name)} t`)).rows;
  return contents;
}

/** Parts of the schema that an import sets aside while it runs. */
async function schemaOf(db: Queryable): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select indexdef as text from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`);
  return rows;
}

it('carries rows, photos and releases to another database, whose schema and triggers stay as they are', async () => {
  const { source, other, connection } = await openBoth();
  const schema = await schemaOf(other);
  const announced = await announcementsOn(connection);
  expect(await dbCommand(['export', target], from)).toMatchObject({ status: 0, stderr: '' });
  expect(await dbCommand(['import', target], into)).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('1 photo, 4 files of releases') as string,
  });
  // The other database makes keys of its own.
  expect(await rowsOf(other)).toEqual({ ...(await rowsOf(source)), fee_answer_keys: [] });
  expect(await schemaOf(other)).toEqual(schema);
  expect(await announced.close()).toEqual(['*']);
  const there = (name: string) => readFileSync(join(into['DATA_DIR'] ?? '', name), 'utf8');
  expect(there(`media/${PHOTO}/96.webp`)).toBe('small');
  expect(there('remotes/.previews/auth.json')).toBe('[]');
  expect(there('remotes.audit.jsonl')).toBe('{"kept":true}\n');
  expect(there('remotes.source-maps/auth/1.0.0/a.js.map')).toBe('map');
});

it('an imported database counts on, and keeps the words of searches up to date', async () => {
  const { source, other } = await openBoth();
  const [agent] = await source.select({ id: agents.id }).from(agents);
  const restore = {
    tokenHash: Buffer.from('1'),
    agentId: agent?.id ?? '',
    email: 'a@b.ng',
    expiresAt: new Date(),
  };
  await source.insert(emailRestores).values([restore, { ...restore, tokenHash: Buffer.from('2') }]);
  await dbCommand(['export', target], from);
  await dbCommand(['import', target], into);
  const added = { ...restore, tokenHash: Buffer.from('3') };
  const [next] = await other.insert(emailRestores).values(added).returning({ id: emailRestores.id });
  const [reference] = await source.insert(emailRestores).values(added).returning({ id: emailRestores.id });
  expect(next).toEqual(reference);
  await addAgent(other, { name: 'Oluwaseun' });
  const { rows } = await other.execute(sql`select word from known_words where word = 'oluwaseun'`);
  expect(rows).toHaveLength(1);
});

it('is imported into a database without tables, and comes out the same again', async () => {
  const { other } = await openBoth('extensions');
  await dbCommand(['export', target], from);
  expect(await dbCommand(['import', target], into)).toMatchObject({ status: 0, stderr: '' });
  await dbCommand(['export', `${target}-again`], into);
  const tablesIn = (export_: string) => {
    const { tables } = JSON.parse(readFileSync(join(export_, 'manifest.json'), 'utf8')) as {
      tables: object[];
    };
    return tables;
  };
  expect(tablesIn(`${target}-again`)).toEqual(tablesIn(target));
  expect(await other.$count(agents)).toBe(1);
});

it('is imported by a later version, which migrates it', async () => {
  const [source, other] = [await open('extensions'), await open('extensions')];
  from = { DATA_DIR: join(folder, 'from-old'), DATABASE_URL: source.own.url };
  into = { DATA_DIR: join(folder, 'into-old'), DATABASE_URL: other.own.url };
  await withStartLock(
    source.own.connection,
    () => undefined,
    (db) => migrateDatabase(db, migrations.slice(0, -2)),
  );
  await insertOldRows(source.db);
  await dbCommand(['export', target], from);
  expect(await dbCommand(['import', target], into)).toMatchObject({ status: 0, stderr: '' });
  expect(await dbCommand(['status'], into)).toMatchObject({ status: 0 });
  expect(await other.db.$count(agents)).toBe(1);
  const migrated = await open();
  expect(await dbCommand(['import', target], { ...into, DATABASE_URL: migrated.own.url })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^✗ The database has the migration \S+, which the backup does not have: use a new/,
    ) as string,
  });
});

it('is not imported into a database with rows, which stay', async () => {
  const { other } = await openBoth();
  await addAgent(other, { name: 'Ngozi' });
  await dbCommand(['export', target], from);
  expect(await dbCommand(['import', target], into)).toMatchObject({
    status: 1,
    stderr: '✗ The database is not empty: there are rows in agents. Use a new database\n',
  });
  expect(await other.select({ name: agents.name }).from(agents)).toEqual([{ name: 'Ngozi' }]);
});

it('is imported as a whole or not at all', async () => {
  const { other } = await openBoth();
  await dbCommand(['export', target], from);
  const last = join(target, 'tables/used_tokens.copy.gz');
  const whole = readFileSync(last);
  writeFileSync(last, readFileSync(join(target, 'tables/rate_limits.copy.gz')));
  expect(await dbCommand(['import', target], into)).toMatchObject({ status: 1 });
  const counts = Object.values(await rowsOf(other)).map((rows) => (rows as unknown[]).length);
  expect(Math.max(...counts)).toBe(0);
  writeFileSync(last, whole);
  expect(await dbCommand(['import', target], into)).toMatchObject({ status: 0, stderr: '' });
});

it('does not replace releases of another site', async () => {
  await openBoth();
  await dbCommand(['export', target], from);
  put(join(into['DATA_DIR'] ?? '', 'remotes/remotes.json'), '{"other":true}');
  expect(await dbCommand(['import', target], into)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /remotes\.json is not in the backup, or differs from it: move .* away first/,
    ) as string,
  });
  rmSync(join(into['DATA_DIR'] ?? '', 'remotes'), { recursive: true });
  expect(await dbCommand(['import', target], into)).toMatchObject({ status: 0 });
});

it('is written to a new folder only', async () => {
  await openBoth();
  put(join(target, 'mine'), '');
  expect(await dbCommand(['export', target], from)).toMatchObject({
    status: 1,
    stderr: `✗ ${target} is not empty: choose a new folder\n`,
  });
});
