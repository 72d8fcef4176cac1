import { openDatabase, type Queryable } from '../src/database/database.ts';

/** A database that no server runs: every query fails. */
export function unreachableDatabase(): Queryable {
  const nowhere = { host: '/nonexistent', port: 1, user: 'nobody', database: 'none' };
  return openDatabase(nowhere, () => undefined).db;
}
