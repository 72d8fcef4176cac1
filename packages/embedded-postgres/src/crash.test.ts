import fs from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { startEmbeddedPostgres } from './index.ts';
import { livePostmaster } from './postmaster-pid.ts';
import { processesNaming } from '../test/processes.ts';
import { useClusterPrograms } from '../test/programs.ts';
import { waitUntilStopped } from '../test/wait-until-stopped.ts';
import { query } from '../test/query.ts';

const programs = useClusterPrograms();

describe('a process that is killed', () => {
  it('stops its cluster, and the next start finds its rows', async () => {
    const dir = programs.folder();
    const program = programs.start(dir);
    await program.line('up');
    await query(dir, 'create table note as select 1 as one');
    await program.end('SIGKILL');
    await waitUntilStopped(dir);
    expect(processesNaming(dir)).toEqual([]);

    await programs.start(dir).line('up');
    expect(await query(dir, 'select one from note')).toEqual([{ one: 1 }]);
  });

  it('leaves no temporary folder when killed during initdb', async () => {
    const dir = programs.folder();
    const killed = programs.start(dir);
    const paths = (): string[] => fs.readdirSync(dir, { recursive: true, encoding: 'utf8' });
    await expect
      .poll(paths, { interval: 1 })
      .toContainEqual(expect.stringMatching(/^init-.*\/global\/pg_control$/));
    await killed.end('SIGKILL');

    const next = await startEmbeddedPostgres({ dir });
    const temporary = fs.readdirSync(dir).filter((entry) => entry.startsWith('init-'));
    await next.stop();
    expect(temporary).toEqual([]);
  });
});

describe('Ctrl-C', () => {
  it('signals the whole process group, and the cluster shuts down cleanly', async () => {
    const dir = programs.folder();
    const program = programs.start(dir);
    await program.line('up');
    process.kill(-program.pid, 'SIGINT');
    await expect(program.line('stopped')).resolves.toBe('true');
    expect(fs.readFileSync(path.join(dir, 'postgres.log'), 'utf8')).toContain('database system is shut down');
  });
});

describe('a postmaster that is killed', () => {
  it('is restarted under load', async () => {
    const dir = programs.folder();
    const program = programs.start(dir);
    await program.line('up');
    await query(dir, 'create table entries (id bigserial primary key)');
    const writer = programs.start(dir, 'insert');
    await writer.line('ack');
    const before = writer.count('ack');
    process.kill(livePostmaster(path.join(dir, 'pg18')) ?? Number.NaN, 'SIGKILL');
    await expect.poll(() => writer.count('log the embedded PostgreSQL is back')).toBe(1);
    await expect.poll(() => writer.count('ack')).toBeGreaterThan(before + 10);
  });

  it('is not restarted after a stop, even during recovery', async () => {
    const dir = programs.folder();
    let noticed = (): void => undefined;
    const away = new Promise<void>((resolve) => {
      noticed = resolve;
    });
    const database = await startEmbeddedPostgres({ dir, log: noticed });
    process.kill(database.pid ?? Number.NaN, 'SIGKILL');
    await away;
    await database.stop();
    await waitUntilStopped(dir);
    expect(processesNaming(dir)).toEqual([]);
  });
});
