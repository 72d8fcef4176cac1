import { chooseAccount, giveTo } from '@naija/embedded-postgres/test';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { freePort } from './free-port.ts';

const CONFIG = new URL('../../../docs/deploy/pgbouncer.ini', import.meta.url);

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).error === undefined;

/** Starts PgBouncer with the configuration that we recommend, changed by `settings`, in front of a database without passwords. */
export async function startPgBouncer(
  dir: string,
  database: string,
  settings: Record<string, string> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  mkdirSync(dir);
  const { hostname, port, username, pathname } = new URL(database);
  const listen = await freePort();
  const users = join(dir, 'userlist.txt');
  const all = {
    ...{ listen_port: String(listen), auth_type: 'trust', auth_file: users, unix_socket_dir: '' },
    ...settings,
  };
  const shipped = readFileSync(CONFIG, 'utf8')
    .replace('port=5432 dbname=naija', `port=${port} dbname=${pathname.slice(1)}`)
    .replace('host=127.0.0.1', `host=${hostname}`)
    .split('\n')
    .filter((line) => !Object.keys(all).some((name) => line.startsWith(`${name} =`)));
  const own = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const config = join(dir, 'pgbouncer.ini');
  writeFileSync(config, [...shipped, ...own, ''].join('\n'));
  writeFileSync(users, `"${username}" ""\n`);
  const { prefix, owner } = chooseAccount(dir);
  giveTo(owner, dir);
  const [program, ...args] = [...prefix, 'pgbouncer', '-q', config];
  const child = spawn(program, args, { ...owner, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const url = `postgres://${username}@127.0.0.1:${String(listen)}/naija`;
  await vi.waitFor(
    async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.end();
    },
    { timeout: 60_000, interval: 50 },
  );
  return {
    url,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
