import {
  chooseAccount,
  type Cluster,
  clusterIn,
  giveTo,
  locateNative,
  postgresArguments,
  prepareBinaries,
  prepareRoles,
} from '@naija/embedded-postgres/test';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { vi } from 'vitest';
import { freePort } from './free-port.ts';

type Settings = Record<string, string>;

export interface TcpPostgres {
  /** Value of DATABASE_URL, with a role that is not a superuser. */
  url: string;
  /** Runs a statement as the superuser. */
  administer: (statement: string) => Promise<pg.QueryResult>;
  start: () => Promise<void>;
  /** Ends all of its connections. */
  stop: () => Promise<void>;
  /** Ends it as the end of its machine does: nothing more is written or sent. */
  kill: () => Promise<void>;
}

/** Settings of a primary for `startReplica`. */
export const REPLICATED: Settings = { wal_level: 'replica', max_wal_senders: '2', wal_keep_size: '64MB' };

/** A PostgreSQL server on loopback, made of the embedded binaries; it stands for one that an operator has. */
export async function startTcpPostgres(dir: string, settings: Settings = {}): Promise<TcpPostgres> {
  const cluster = clusterIn(dir);
  const { account, binaries, options } = environmentOf(cluster);
  const { user } = cluster.superuser;
  const [program, ...args] = [...account.prefix, binaries.initdb, '-D', cluster.data, '-U', user];
  execFileSync(program, [...args, '-A', 'trust', '-E', 'UTF8', '--locale=C'], options);
  appendFileSync(
    `${cluster.data}/pg_hba.conf`,
    'host all all 127.0.0.1/32 trust\nhost replication all 127.0.0.1/32 trust\n',
  );
  const server = await run(cluster, settings);
  const client = await server.connect();
  await prepareRoles(client, cluster);
  await client.end();
  return server;
}

/**
 * A streaming replica of a server in `primaryDir`, from a backup that is taken while that one runs.
 * @param link address by which it follows the primary, if that is another one
 */
export async function startReplica(
  primary: TcpPostgres,
  primaryDir: string,
  dir: string,
  link = primary.url,
): Promise<TcpPostgres> {
  const [from, cluster] = [clusterIn(primaryDir), clusterIn(dir)];
  const { host, port } = addressOf(primary.url);
  const client = new pg.Client({ ...from.superuser, host, port });
  await client.connect();
  await client.query(`select pg_backup_start('replica', true)`);
  execFileSync('cp', ['-a', from.data, cluster.data]);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  execFileSync('rm', ['-f', `${cluster.data}/postmaster.pid`]);
  writeFileSync(`${cluster.data}/backup_label`, rows[0]?.labelfile ?? '');
  writeFileSync(`${cluster.data}/standby.signal`, '');
  giveTo(chooseAccount(from.root).owner, cluster.root);
  const to = addressOf(link);
  const source = `host=${to.host} port=${String(to.port)} user=${from.superuser.user}`;
  return run(cluster, { ...REPLICATED, primary_conninfo: source });
}

function addressOf(url: string) {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}

function environmentOf(cluster: Cluster) {
  const account = chooseAccount(cluster.root);
  giveTo(account.owner, cluster.root);
  const binaries = prepareBinaries(locateNative(), cluster.libraryFolder, account.owner);
  const options = { ...account.owner, env: binaries.env, cwd: '/', stdio: 'ignore' } as const;
  return { account, binaries, options };
}

async function run(cluster: Cluster, settings: Settings) {
  const { account, binaries, options } = environmentOf(cluster);
  const address = { host: '127.0.0.1', port: await freePort() };
  const all = { ...settings, listen_addresses: address.host, port: String(address.port) };
  const extra = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program = '', ...args] = [
    ...account.prefix,
    binaries.postgres,
    ...postgresArguments(cluster),
    ...extra,
  ];
  let child: ChildProcess | undefined;
  const connect = async () => {
    const client = new pg.Client({ ...cluster.superuser, ...address });
    await client.connect();
    return client;
  };
  const administer = async (statement: string) => {
    const client = await connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const start = async () => {
    child = spawn(program, args, options);
    await vi.waitFor(() => administer('select 1'), { timeout: 120_000, interval: 50 });
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    url: `postgres://${cluster.connection.user}@${address.host}:${String(address.port)}/postgres`,
    connect,
    administer,
    start,
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
  };
}
