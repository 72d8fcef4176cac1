import fs from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { startEmbeddedPostgres } from './index.ts';
import { livePostmaster } from './postmaster-pid.ts';
import { processesNaming } from '../test/processes.ts';
import { registerPrograms } from '../test/programs.ts';
import { untilDeserted } from '../test/until-deserted.ts';
import { query } from '../test/query.ts';

const programs = registerPrograms();

describe('a process that is killed', () => {
  it('takes its cluster with it, and the next start finds its rows', async () => {
    const dir = programs.folder();
    const program = programs.start(dir);
    await program.line('up');
    await query(dir, 'create table note as select 1 as one');
    await program.end('SIGKILL');
    await untilDeserted(dir);
    expect(processesNaming(dir)).toEqual([]);

    await programs.start(dir).line('up');
    expect(await query(dir, 'select one from note')).toEqual([{ one: 1 }]);
  });

  it.each([
    ['as initdb begins', /^init-[^/]+$/],
    ['half-way through initdb', /^init-.*\/global\/pg_control$/],
    ['with the folder in place', /^pg18$/],
    ['as PostgreSQL comes up', /^pg18\/postmaster\.pid$/],
  ])('leaves no half-made folder when killed at its first start, %s', async (_, stage) => {
    const dir = programs.folder();
    const killed = programs.start(dir);
    const paths = (): string[] => fs.readdirSync(dir, { recursive: true, encoding: 'utf8' });
    await expect.poll(paths, { interval: 1 }).toContainEqual(expect.stringMatching(stage));
    await killed.end('SIGKILL');

    const next = await startEmbeddedPostgres({ dir });
    const halfMade = fs.readdirSync(dir).filter((entry) => entry.startsWith('init-'));
    await next.stop();
    expect(halfMade).toEqual([]);
  });
});

describe('Ctrl-C', () => {
  it('reaches the whole foreground group, and the cluster ends in good order', async () => {
    const dir = programs.folder();
    const program = programs.start(dir);
    await program.line('up');
    process.kill(-program.pid, 'SIGINT');
    await expect(program.line('stopped')).resolves.toBe('true');
    expect(fs.readFileSync(path.join(dir, 'postgres.log'), 'utf8')).toContain('database system is shut down');
  });
});

describe('a postmaster that is killed', () => {
  it('is brought back under load, as often as it takes', async () => {
    const dir = programs.folder();
    const starter = programs.start(dir);
    await starter.line('up');
    await query(dir, 'create table entries (id bigserial primary key)');
    const program = programs.start(dir, 'insert');
    await program.line('ack');
    for (let round = 1; round <= 3; round += 1) {
      const before = program.count('ack');
      process.kill(livePostmaster(path.join(dir, 'pg18')) ?? Number.NaN, 'SIGKILL');
      await expect.poll(() => program.count('log the embedded PostgreSQL is back')).toBe(round);
      await expect.poll(() => program.count('ack')).toBeGreaterThan(before + 10);
    }
  });

  it('is not brought back once told to stop, even in the middle of it', async () => {
    const dir = programs.folder();
    let noticed = (): void => undefined;
    const away = new Promise<void>((resolve) => {
      noticed = resolve;
    });
    const database = await startEmbeddedPostgres({ dir, log: noticed });
    process.kill(database.pid ?? Number.NaN, 'SIGKILL');
    await away;
    await database.stop();
    expect(processesNaming(dir)).toEqual([]);
  });
});
