import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { startEmbeddedPostgres } from './index.ts';
import { processesNaming } from '../test/processes.ts';
import { useClusterPrograms } from '../test/programs.ts';
import { query } from '../test/query.ts';
import { expectSharedStart } from '../test/shared-start.ts';

const programs = useClusterPrograms();
const strangers: ChildProcess[] = [];

/** A process that has nothing to do with PostgreSQL, ended after the test. */
function startStranger(): number {
  const stranger = spawn('sleep', ['600'], { stdio: 'ignore' });
  strangers.push(stranger);
  if (stranger.pid === undefined) throw new Error('sleep did not start');
  return stranger.pid;
}

/** A stopped cluster whose lock files look as if `pid` were its postmaster, as after a power failure. */
async function staleFolder(pid: number): Promise<string> {
  const dir = programs.folder();
  await (await startEmbeddedPostgres({ dir })).stop();
  const data = path.join(dir, 'pg18');
  const lines = [pid, data, 1_700_000_000, 5432, data, '', '1 1', 'ready   ', ''];
  for (const file of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    fs.writeFileSync(path.join(data, file), lines.join('\n'), { mode: 0o600 });
  }
  return dir;
}

afterEach(() => {
  for (const stranger of strangers.splice(0)) stranger.kill('SIGKILL');
});

describe('several processes on one folder', () => {
  it('share one cluster when started at once on a fresh folder, and the last stops it', () =>
    expectSharedStart(programs));

  it('keep running when the one that started the cluster is killed', async () => {
    const dir = programs.folder();
    const starter = programs.start(dir);
    const pid = await starter.line('up');
    const other = programs.start(dir);
    await other.line('up');
    await starter.end('SIGKILL');
    expect(await query(dir, 'select 1 as one')).toEqual([{ one: 1 }]);
    await other.end('SIGTERM');
    expect(other.lines()).toEqual([`up ${pid}`, 'stopped true']);
  });

  it('leave nothing running when the last one is killed', async () => {
    const dir = programs.folder();
    const starter = programs.start(dir);
    await starter.line('up');
    const other = programs.start(dir);
    await other.line('up');
    await starter.end('SIGTERM');
    await other.end('SIGKILL');
    await expect.poll(() => processesNaming(dir)).toEqual([]);
  });

  it('start one cluster when a stale pid file names an unrelated process, which lives on', async () => {
    const stranger = startStranger();
    const dir = await staleFolder(stranger);
    const starters = Array.from({ length: 4 }, () => programs.start(dir));
    const pids = await Promise.all(starters.map((program) => program.line('up')));
    expect(new Set(pids).size).toBe(1);
    expect(process.kill(stranger, 0)).toBe(true);
  });

  it('restart the cluster while another process is stopping it', async () => {
    const dir = programs.folder();
    const leaving = programs.start(dir);
    await leaving.line('up');
    const left = leaving.end('SIGTERM');
    const coming = programs.start(dir);
    await Promise.all([left, coming.line('up')]);
    expect(await query(dir, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
