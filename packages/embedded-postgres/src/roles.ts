import pg from 'pg';

import type { Cluster } from './cluster.ts';

// Apart from the lock of the users, see seat.ts.
const ROLES_LOCK = '7433, 19';

/** Extensions that the application's tables need; only the superuser makes them. */
const EXTENSIONS = ['pg_trgm', 'unaccent'];

const RIGHTS = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/**
 * Gives the application its role, and that role what a superuser has made for the application in clusters of before:
 * all in one transaction, and nothing where all is as it should be. The client is connected as the superuser.
 */
export async function prepareRoles(client: pg.Client, { connection }: Cluster): Promise<void> {
  const name = pg.escapeLiteral(connection.user);
  const role = pg.escapeIdentifier(connection.user);
  const database = pg.escapeIdentifier(connection.database);
  // One message, which PostgreSQL runs as one transaction.
  await client.query(`
    select pg_advisory_xact_lock(${ROLES_LOCK});
    set local client_min_messages = warning;
    ${EXTENSIONS.map((extension) => `create extension if not exists ${extension} schema public;`).join('\n')}
    do $$ begin
      if not exists (select from pg_roles where rolname = ${name}) then create role ${role}; end if;
    end $$;
    alter role ${role} ${RIGHTS};
    grant create, temporary on database ${database} to ${role};
    grant create on schema public to ${role};
    ${giveAway(role)}
  `);
}

/** Gives a role all schemas, tables, sequences, views and functions that are no part of PostgreSQL or an extension. */
function giveAway(role: string): string {
  const isOthers = (owner: string) => `${owner} = (select oid from pg_roles where rolname = current_user)`;
  const isOrdinary = (schema: string) => `${schema} !~ '^pg_' and ${schema} <> 'information_schema'`;
  const isFree = (catalog: string, oid: string) =>
    `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e')`;
  return `do $$ declare command text; begin
    for command in
      select format('alter schema %I owner to ${role}', nspname) from pg_namespace
      where ${isOthers('nspowner')} and ${isOrdinary('nspname')} and ${isFree('pg_namespace', 'oid')}
      union all
      select format('alter table %s owner to ${role}', c.oid::regclass)
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind in ('r', 'p', 'v', 'm') and ${isOthers('relowner')} and ${isOrdinary('nspname')}
        and ${isFree('pg_class', 'c.oid')}
      union all
      select format('alter routine %s owner to ${role}', p.oid::regprocedure)
      from pg_proc p join pg_namespace n on n.oid = pronamespace
      where ${isOthers('proowner')} and ${isOrdinary('nspname')} and ${isFree('pg_proc', 'p.oid')}
    loop execute command; end loop;
  end $$;`;
}
