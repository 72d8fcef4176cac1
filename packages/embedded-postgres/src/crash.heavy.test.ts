import fs from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { startEmbeddedPostgres } from './index.ts';
import { livePostmaster } from './postmaster-pid.ts';
import { useClusterPrograms } from '../test/programs.ts';
import { query } from '../test/query.ts';

const programs = useClusterPrograms();

describe('a process that is killed', () => {
  it.each([
    ['as initdb begins', /^init-[^/]+$/],
    ['with the folder in place', /^pg18$/],
    ['as PostgreSQL comes up', /^pg18\/postmaster\.pid$/],
  ])('leaves no temporary folder when killed at its first start, %s', async (_, stage) => {
    const dir = programs.folder();
    const killed = programs.start(dir);
    const paths = (): string[] => fs.readdirSync(dir, { recursive: true, encoding: 'utf8' });
    await expect.poll(paths, { interval: 1 }).toContainEqual(expect.stringMatching(stage));
    await killed.end('SIGKILL');

    const next = await startEmbeddedPostgres({ dir });
    const temporary = fs.readdirSync(dir).filter((entry) => entry.startsWith('init-'));
    await next.stop();
    expect(temporary).toEqual([]);
  });
});

describe('a postmaster that is killed', () => {
  it('is restarted under load, repeatedly', async () => {
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
});
