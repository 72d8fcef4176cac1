import pg from 'pg';

import type { Cluster } from './cluster.ts';

// This lock differs from that of the members in membership.ts.
const ROLES_LOCK = '7433, 19';

const EXTENSIONS = ['pg_trgm', 'unaccent'];

const RIGHTS = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/** Creates the role of the application, and transfers objects of the superuser in older clusters to it. Idempotent. */
export async function prepareRoles(client: pg.Client, { connection }: Cluster): Promise<void> {
  const name = pg.escapeLiteral(connection.user);
  const role = pg.escapeIdentifier(connection.user);
  const database = pg.escapeIdentifier(connection.database);
  // A simple query with several statements is one transaction.
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
    ${transferOwnership(role)}
  `);
}

/** SQL that changes the owner of all schemas, tables, views and routines outside PostgreSQL and its extensions. */
function transferOwnership(role: string): string {
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
