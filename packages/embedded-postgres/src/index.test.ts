import fs from 'node:fs';
import path from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts';
import { processesNaming } from '../test/processes.ts';
import { useClusterPrograms } from '../test/programs.ts';
import { query } from '../test/query.ts';

const programs = useClusterPrograms();
const running: EmbeddedPostgres[] = [];
const asRoot = process.getuid?.() === 0;

async function start(dir: string): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dir });
  running.push(database);
  return database;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((database) => database.stop()));
});

describe('the embedded PostgreSQL', () => {
  it('keeps rows from one start to the next', async () => {
    const dir = programs.folder();
    const first = await start(dir);
    await query(dir, `create table note as select 'ọjà' as text`);
    await first.stop();
    await start(dir);
    expect(await query(dir, 'select text from note')).toEqual([{ text: 'ọjà' }]);
  });

  it('leaves no process, socket or pid file when its last member stops it', async () => {
    const dir = programs.folder();
    const database = await start(dir);
    expect(await database.stop()).toEqual({ last: true });
    expect(processesNaming(dir)).toEqual([]);
    expect(fs.readdirSync(path.join(dir, 'pg18'))).not.toContainEqual(
      expect.stringMatching(/PGSQL|postmaster\.pid/),
    );
  });

  it('listens on a private socket only, with the default durability of PostgreSQL', async () => {
    const dir = programs.folder();
    await start(dir);
    const names = ['data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses'];
    const columns = names.map((name) => `current_setting('${name}') as ${name}`).join(', ');
    expect(await query(dir, `select ${columns}`)).toEqual([
      {
        data_checksums: 'on',
        fsync: 'on',
        full_page_writes: 'on',
        synchronous_commit: 'on',
        listen_addresses: '',
      },
    ]);
    expect(fs.statSync(path.join(dir, 'pg18')).mode & 0o777).toBe(0o700);
  });

  it('stops once when stopped twice', async () => {
    const database = await start(programs.folder());
    const [first, second] = await Promise.all([database.stop(), database.stop()]);
    expect(second).toBe(first);
  });

  it('starts in a folder whose path is too long for a socket', async () => {
    const dir = path.join(programs.folder(), 'a-long-way-down'.repeat(8));
    const { connection, stop } = await start(dir);
    expect(await query(dir, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop();
    fs.rmSync(connection.host, { recursive: true, force: true });
  });

  it.runIf(asRoot)('runs as the owner of its folder when that is not root', async () => {
    const dir = programs.folder();
    fs.chmodSync(path.dirname(dir), 0o755);
    fs.chownSync(dir, 65534, 65534);
    await start(dir);
    await query(dir, 'select 1');
    expect(fs.statSync(path.join(dir, 'pg18/postmaster.pid')).uid).toBe(65534);
  });

  it('explains in one line what to do if no binary runs on this machine', async () => {
    const dir = programs.folder();
    const native = path.join(dir, 'native');
    fs.mkdirSync(path.join(native, 'bin'), { recursive: true });
    fs.writeFileSync(path.join(native, 'bin/postgres'), '#!/no/such/loader\n', { mode: 0o755 });
    const started = startEmbeddedPostgres({ dir, locateNative: () => native });
    await expect(started).rejects.toThrow(
      /^No embedded PostgreSQL for this machine \(.*\)\. Set DATABASE_URL .*$/,
    );
  });

  it('repeats the message of PostgreSQL when it cannot start', async () => {
    const dir = programs.folder();
    await (await start(dir)).stop();
    fs.appendFileSync(path.join(dir, 'pg18/postgresql.conf'), '\nno_such_setting = 1\n');
    await expect(startEmbeddedPostgres({ dir })).rejects.toThrow('no_such_setting');
  });
});
