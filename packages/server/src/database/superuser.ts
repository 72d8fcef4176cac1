import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** True when the role of this connection is a superuser, to whom the files and programs of the database's machine are open. */
export async function isSuperuser(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`select rolsuper as is from pg_roles where rolname = current_user`);
  return rows[0]?.['is'] === true;
}
