import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useDatabase } from '../../../test/use-server.ts';
import { writeAudit } from './repository.ts';
import { verifyAudit } from './verify.ts';

const database = useDatabase();
const SUBJECT = { kind: 'agent' as const, id: '0192f6c8-6a51-7c52-9a3e-1f5f6b6d7a01' };

function write(note: string): Promise<string> {
  const entry = { operatorId: undefined, action: 'hide' as const, subject: SUBJECT, note, at: new Date() };
  return database.db.transaction((tx) => writeAudit(tx, entry));
}

it('chains entries without a gap, also those that are written at once', async () => {
  const written = await Promise.all(['Spam', 'Ẹ káàárọ̀', 'a\nb', '', '“quoted”', 'x'].map(write));
  const last = written.find((entry) => entry.startsWith('6:'));
  expect(await verifyAudit(database.db)).toEqual({ entries: 6, last, brokenAt: undefined });
});

it.each([
  sql`update audit_entries set note = 'other'`,
  sql`delete from audit_entries`,
  sql`truncate audit_entries`,
  sql`update audit_entries set note = 'other' where false`,
])('refuses %#', async (statement) => {
  await write('Spam');
  await expect(database.db.execute(statement)).rejects.toMatchObject({
    cause: { message: 'the audit cannot be changed' },
  });
});

it.each([
  ['changed', sql`update audit_entries set note = 'other' where id = 2`, 2],
  ['removed', sql`delete from audit_entries where id = 2`, 3],
  ['moved', sql`update audit_entries set id = 9 where id = 2`, 3],
])('shows which entry the owner of the database has %s', async (_what, statement, brokenAt) => {
  for (const note of ['one', 'two', 'three']) await write(note);
  await database.db.execute(sql`alter table audit_entries disable trigger audit_entries_unchanged`);
  await database.db.execute(statement);
  await database.db.execute(sql`alter table audit_entries enable trigger audit_entries_unchanged`);
  expect((await verifyAudit(database.db)).brokenAt).toBe(brokenAt);
});

it('accepts neither number nor hash from the writer', async () => {
  await database.db.execute(sql`
    insert into audit_entries (id, at, action, subject_kind, subject_id, note, hash)
    values (77, now(), 'hide', 'agent', ${SUBJECT.id}, '', 'forged')`);
  expect(await verifyAudit(database.db)).toMatchObject({ entries: 1, brokenAt: undefined });
});
