import { internationalDigits, normalizePhone } from '@naija/contracts/domain/phone';
import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { afterEach, describe, expect, it } from 'vitest';
import { insertOldRows, readOnlyRow } from '../../test/old-rows.ts';
import { createOwnDatabase, type OwnDatabase } from '../../test/shared-cluster.ts';
import { withStartLock } from './database.ts';
import { isMigrated, migrateDatabase, migrations, pendingMigrations } from './migrations.ts';
import { agents, comments, feeAnswers, knownWords } from './schema.ts';

const created: OwnDatabase[] = [];
afterEach(async () => {
  for (const database of created.splice(0)) await database.drop();
});

async function withEmptyDatabase<T>(work: (db: NodePgDatabase) => Promise<T>): Promise<T> {
  const database = await createOwnDatabase('extensions');
  created.push(database);
  return withStartLock(database.connection, () => undefined, work);
}

const tags = migrations.map(({ tag }) => tag);
const before = (tag: string) => migrations.slice(0, tags.indexOf(tag));

describe('a database of an earlier version', () => {
  it.each(tags.slice(1))('from before %s keeps every row', async (tag) => {
    await withEmptyDatabase(async (db) => {
      await migrateDatabase(db, before(tag));
      const stored = await insertOldRows(db);
      await migrateDatabase(db);
      for (const { table, row } of stored) expect(await readOnlyRow(db, table)).toMatchObject(row);
      expect(await pendingMigrations(db)).toEqual([]);
    });
  });

  it('is not ready while it lacks an older migration, and gets it', async () => {
    await withEmptyDatabase(async (db) => {
      await migrateDatabase(db, [
        ...before('0006_photos'),
        ...migrations.slice(tags.indexOf('0007_failure_reports')),
      ]);
      expect(await isMigrated(db)).toBe(false);
      await migrateDatabase(db);
      expect(await isMigrated(db)).toBe(true);
      const { rows } = await db.execute(sql`select to_regclass('agents_image') is not null as made`);
      expect(rows).toEqual([{ made: true }]);
    });
  });

  it('whose migrations are dated in the future gets the current ones', async () => {
    await withEmptyDatabase(async (db) => {
      await migrateDatabase(db, before('0008_email_restores'));
      await db.execute(sql`update drizzle.__drizzle_migrations set created_at = 4102444800000`);
      await migrateDatabase(db);
      expect(await isMigrated(db)).toBe(true);
    });
  });

  it('is ready if it is of a later version', async () => {
    await withEmptyDatabase(async (db) => {
      await migrateDatabase(db);
      await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 0)`);
      expect(await isMigrated(db)).toBe(true);
    });
  });

  it('is unchanged after a failed migration', async () => {
    await withEmptyDatabase(async (db) => {
      await migrateDatabase(db, before('0008_email_restores'));
      await db.execute(sql`create table email_restores ()`);
      await expect(migrateDatabase(db)).rejects.toThrow();
      expect((await pendingMigrations(db)).map(({ tag }) => tag)).toEqual(tags.slice(8));
    });
  });
});

describe('answers about fees of an earlier version', () => {
  it('count by their day, the newest of each with a confirmed email', async () => {
    await withEmptyDatabase(async (db) => {
      await migrateDatabase(db, before('0038_fee_answers'));
      const id = '0192f6c8-6a51-7c52-9a3e-1f5f6b6d7a01';
      await db.execute(
        sql`insert into agents (id, name, email, phone, address, state) values (${id}, 'Ada', 'ada@example.com', '', '', 'lagos')`,
      );
      await db.execute(sql`
        insert into comments (agent_id, fullname, content, fee_as_published, email_confirmed, created_at)
        select ${id}::uuid, 'Bola', 'Fair.', answer, confirmed, (current_date - days) + time '12:00' + hours * interval '1 hour'
        from (values ('yes', true, 3, 0), ('no', true, 3, 1), ('yes', false, 3, 2), ('yes', true, 4, 0),
          ('yes', true, 400, 0), (null, true, 5, 0)) as given (answer, confirmed, days, hours)`);
      await migrateDatabase(db);
      const counted = await db
        .select({ answer: comments.feeAsPublished })
        .from(feeAnswers)
        .innerJoin(comments, eq(comments.id, feeAnswers.commentId))
        .orderBy(comments.createdAt);
      expect(counted.map(({ answer }) => answer)).toEqual(['yes', 'no']);
    });
  });
});

interface OldAgent {
  name: string;
  email: string;
  verified: string | null;
  joined: string;
  /** True if the profile is complete. */
  complete: boolean;
}

const AGENTS: OldAgent[] = [
  {
    name: 'Seeded',
    email: 'ada.obi.7@example.com',
    verified: '2024-05-01',
    joined: '2024-05-01',
    complete: true,
  },
  {
    name: 'Login',
    email: 'Demo@NaijaAgents.example',
    verified: '2024-05-01',
    joined: '2024-05-01',
    complete: true,
  },
  {
    name: 'Edited',
    email: 'developer@agents.ng',
    verified: '2024-05-01',
    joined: '2024-05-01',
    complete: true,
  },
  { name: 'Real', email: 'bola@agents.ng', verified: '2026-11-22', joined: '2026-11-22', complete: true },
  { name: 'Fresh', email: 'eze@agents.ng', verified: '2026-11-22', joined: '2026-11-22', complete: false },
  { name: 'Stranger', email: 'eve@example.com', verified: null, joined: '2026-11-22', complete: false },
];

async function insert(
  db: NodePgDatabase,
  { name, email, verified, joined, complete }: OldAgent,
): Promise<void> {
  const image = complete ? '0123456789abcdef0123456789abcdef' : null;
  await db.execute(sql`
    insert into agents (name, email, email_verified_at, created_at, phone, address, state, image, inspection_fee)
    values (${name}, ${email}, ${verified}, ${joined}, '+2348000000001', '1 Market Road', 'lagos', ${image}, 5000)`);
}

it('marks demo agents, edited ones too, and keeps only words of listed agents', async () => {
  await withEmptyDatabase(async (db) => {
    await migrateDatabase(db, before('0009_demo_and_vocabulary'));
    for (const agent of AGENTS) await insert(db, agent);
    expect(await words(db)).toContain('stranger');
    await migrateDatabase(db);
    expect(await words(db)).toEqual(['edited', 'login', 'market', 'real', 'road', 'seeded']);
    const demo = db.select({ name: agents.name }).from(agents).where(eq(agents.isDemo, true));
    expect((await demo).map(({ name }) => name).sort()).toEqual(['Edited', 'Login', 'Seeded']);
  });
});

const PHONES = [
  '+2348031234567',
  '08031234567',
  '8031234567',
  '2348031234567',
  '002348031234567',
  '+23408031234567',
  '+08031234567',
  '0803 123 4567',
  '+23412345678',
  '+23484123456',
  '+447911123456',
  '+4407911123456',
  '+390612345678',
  '080312345678',
  '080312345678901',
  '+234803123456',
  '00000000000',
  '+2340000000000',
  '+44000000000',
  '0801234567',
  'Yesterday',
];

it('stores each phone number in its dialled form, and leaves an invalid one unchanged', async () => {
  await withEmptyDatabase(async (db) => {
    await migrateDatabase(db, before('0032_callable_phones'));
    for (const [at, phone] of PHONES.entries()) {
      await db.execute(sql`
        insert into agents (name, email, phone, address, state, phone_verified_at, verified_phone)
        values (${phone}, ${`${String(at)}@agents.ng`}, ${phone}, '1 Market Road', 'lagos', now(), ${internationalDigits(phone)})`);
    }
    await migrateDatabase(db);
    const { name, phone, verifiedPhone } = agents;
    const stored = await db.select({ name, phone, verifiedPhone }).from(agents);
    expect(stored).toHaveLength(PHONES.length);
    for (const row of stored) {
      expect(row.phone).toBe(normalizePhone(row.name) ?? row.name);
      expect(row.verifiedPhone).toBe(internationalDigits(row.phone));
    }
  });
});

async function words(db: NodePgDatabase): Promise<string[]> {
  return (await db.select().from(knownWords).orderBy(knownWords.word)).map(({ word }) => word);
}
