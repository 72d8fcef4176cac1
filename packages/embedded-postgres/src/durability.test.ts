import { expect, it } from 'vitest';

import { startEmbeddedPostgres } from './index.ts';
import { familyOf, killAll } from '../test/processes.ts';
import { registerPrograms } from '../test/programs.ts';
import { query } from '../test/query.ts';

const ROUNDS = 10;
const BY_INDEX = '-c enable_seqscan=off';
const BY_TABLE = '-c enable_indexscan=off -c enable_indexonlyscan=off -c enable_bitmapscan=off';

const programs = registerPrograms();

it('loses no acknowledged row in 10 rounds of SIGKILL to everything', { timeout: 300_000 }, async () => {
  const dir = programs.folder();
  const first = await startEmbeddedPostgres({ dir });
  await query(dir, 'create table entries (id bigserial primary key)');
  await first.stop();
  const promised: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    promised.push(...(await insertUntilKilled(dir)));
    const database = await startEmbeddedPostgres({ dir });
    const inTable = await idsIn(dir, BY_TABLE);
    const inIndex = await idsIn(dir, BY_INDEX);
    await database.stop();
    expect(promised.filter((id) => !inTable.has(id))).toEqual([]);
    expect(inIndex).toEqual(inTable);
  }
});

/** Ids acknowledged before Node, the postmaster and its children were killed after a random number of rows. */
async function insertUntilKilled(dir: string): Promise<number[]> {
  const program = programs.start(dir, 'insert');
  const postmaster = Number(await program.line('up'));
  const enough = 1 + Math.random() * 300;
  await expect.poll(() => program.count('ack'), { interval: 2 }).toBeGreaterThan(enough);
  killAll([program.pid, ...familyOf(postmaster)]);
  await program.end('SIGKILL');
  return program.lines().flatMap((line) => (line.startsWith('ack ') ? [Number(line.slice(4))] : []));
}

async function idsIn(dir: string, options: string): Promise<Set<number>> {
  const rows = await query<{ id: string }>(dir, 'select id from entries where id > 0 order by id', options);
  return new Set(rows.map(({ id }) => Number(id)));
}
