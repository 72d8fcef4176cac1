import { type EmbeddedPostgres, startEmbeddedPostgres } from '@naija/embedded-postgres';
import {
  chooseAccount,
  type Cluster,
  clusterIn,
  giveTo,
  locateNative,
  postgresArguments,
  prepareBinaries,
  useClusterPrograms,
} from '@naija/embedded-postgres/test';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';

import { addAgent } from '../../test/agents.ts';
import { openDatabase, withStartLock } from './database.ts';
import { isMigrated, migrateDatabase } from './migrations.ts';
import { agents } from './schema.ts';

const programs = useClusterPrograms();
const running: EmbeddedPostgres[] = [];
const ignoreLost = () => undefined;

async function start(dir: string): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dir });
  running.push(database);
  return database;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((database) => database.stop()));
});

/** Error of a statement of the application. */
async function refusal(dir: string, statement: string): Promise<string> {
  const client = new pg.Client(clusterIn(dir).connection);
  await client.connect();
  try {
    await client.query(statement);
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end();
  }
}

/** Creates a cluster like the first servers, in which all clients connect as the superuser, and adds an agent. */
async function makeOldCluster(dir: string): Promise<Cluster> {
  const cluster = clusterIn(dir);
  const account = chooseAccount(cluster.root);
  giveTo(account.owner, cluster.root);
  const { initdb, postgres, env } = prepareBinaries(locateNative(), cluster.libraryFolder, account.owner);
  const options = { ...account.owner, env, cwd: '/', stdio: 'ignore' } as const;
  const [program, ...args] = [...account.prefix, initdb, '-D', cluster.data, '-U', 'app', '-A', 'trust'];
  execFileSync(program, [...args, '-E', 'UTF8', '--locale=C'], options);
  const [server = '', ...command] = [...account.prefix, postgres, ...postgresArguments(cluster)];
  const process = spawn(server, command, options);
  await expect.poll(() => fs.existsSync(path.join(cluster.data, '.s.PGSQL.5432'))).toBe(true);
  await expect
    .poll(() =>
      fill(cluster).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  process.kill('SIGINT');
  await once(process, 'exit');
  return cluster;
}

async function fill({ superuser }: Cluster): Promise<void> {
  await withStartLock(superuser, ignoreLost, async (db) => {
    await migrateDatabase(db);
    await addAgent(db, { name: 'Ọlá', email: 'ola@example.com' });
  });
}

const REFUSED = {
  "copy (select 1) to program 'true'": /permission denied to COPY to or from an external program/,
  "select pg_read_file('/etc/passwd')": /permission denied for function pg_read_file/,
  "create temp table t (line text); copy t from '/etc/passwd'": /permission denied to COPY from a file/,
  "select lo_export(1, '/tmp/x')": /permission denied for function lo_export/,
  'create role other superuser': /permission denied to create role/,
  'alter role naija_server superuser': /permission denied to alter role/,
  'set role app': /permission denied to set role "app"/,
  'create database other': /permission denied to create database/,
  "alter system set log_statement = 'all'": /permission denied to set parameter/,
  'create function f() returns int language c as $$x$$': /permission denied for language c/,
};

describe('the role of the application', () => {
  it('can reach neither programs, files nor other roles', async () => {
    const dir = programs.folder();
    await start(dir);
    for (const [statement, refused] of Object.entries(REFUSED))
      expect(await refusal(dir, statement), statement).toMatch(refused);
  });

  it('is the only one besides the superuser that may connect, and only to one database', async () => {
    const dir = programs.folder();
    await start(dir);
    const { connection } = clusterIn(dir);
    for (const other of [{ user: 'postgres' }, { database: 'template1' }]) {
      const client = new pg.Client({ ...connection, ...other });
      await expect(client.connect()).rejects.toThrow(/no pg_hba.conf entry/);
    }
  });
});

describe('a cluster of an earlier version, whose application was a superuser', () => {
  it('keeps its rows, and its application becomes an ordinary role that owns the tables', async () => {
    const dir = programs.folder();
    await makeOldCluster(dir);
    const { connection } = await start(dir);
    await withStartLock(connection, ignoreLost, migrateDatabase);
    const { db, close } = openDatabase(connection, ignoreLost);
    try {
      expect(await isMigrated(db)).toBe(true);
      expect(await db.select({ name: agents.name }).from(agents)).toEqual([{ name: 'Ọlá' }]);
      await addAgent(db, { name: 'Bola', email: 'bola@example.com' });
      await db.execute(sql`alter table agents add column of_a_later_migration text`);
      const { rows } = await db.execute(sql`
        select current_user as role, current_setting('is_superuser') as superuser,
          (select array_agg(distinct tableowner::text) from pg_tables where schemaname in ('public', 'drizzle')) as owners`);
      expect(rows).toEqual([{ role: 'naija_server', superuser: 'off', owners: ['naija_server'] }]);
    } finally {
      await close();
    }
  });
});
