import type { Queryable } from './database.ts';

/** A statement that is built once for each database; PostgreSQL parses it once for each connection, by its name. */
export function prepareOnce<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const built = new WeakMap<Queryable, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
